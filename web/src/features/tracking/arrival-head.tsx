import { formatAge, formatDistance, initialsOf } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { ConnectionState } from '../../ui/badges/connection-state'
import { arrivalText } from './arrival-text'
import { isKnownStatus } from './known-status'
import { distanceLeft } from './points'
import type { Tracked } from './tracking-queries'
import type { Followed } from './use-followed'
import classes from './arrival-head.module.css'

/** When the vehicle arrives, where it stands, who drives it, and how fresh all this is. */
export function ArrivalHead({ tracked, followed }: { tracked: Tracked; followed: Followed }) {
  const t = useWords('tracking')
  const language = useLanguage()
  const { status, selectedDriver, arrival } = tracked
  const { now, position } = followed
  const said = isKnownStatus(status) ? t(`status.${status}`) : undefined
  const { title, detail } = arrivalText(tracked, now, t)
  const left = position && arrival?.phase === 'UNDER_WAY' ? distanceLeft(tracked, position) : null
  return (
    <header className={classes.head}>
      <h2 className={classes.mission}>{t('mission', { contract: tracked.publicId })}</h2>
      {title && <p className={classes.title}>{title}</p>}
      {left !== null && <p className={classes.left}>{t('left', { distance: formatDistance(left, language) })}</p>}
      {detail && <p className={classes.detail}>{detail}</p>}
      {said && (
        <p
          className={classes.status}
          data-over={!arrival || arrival.phase === 'HANDED_OVER' || undefined}
          role="status"
        >
          {said}
        </p>
      )}
      {selectedDriver && (
        <p className={classes.driver}>
          <span className={classes.initials} aria-hidden="true">
            {initialsOf(selectedDriver.firstName, '')}
          </span>
          {t('driver', { name: selectedDriver.firstName })}
        </p>
      )}
      {arrival && arrival.phase !== 'HANDED_OVER' && <Freshness tracked={tracked} followed={followed} />}
    </header>
  )
}

/** The one state of the connection, with the age of what it last brought. */
function Freshness({ tracked, followed }: { tracked: Tracked; followed: Followed }) {
  const t = useWords('tracking')
  const language = useLanguage()
  const { connection, position, isOld, moving, now } = followed
  const age = position && formatAge(position.recordedAt, now, language)
  const isPast = isOld || connection === 'offline'
  const { status, sharingPaused } = tracked
  return (
    <p className={classes.fresh}>
      <ConnectionState state={connection === 'offline' ? 'disconnected' : connection}>
        {t(`live.${connection}`)}
      </ConnectionState>
      {age && <span>{t(sharingPaused ? 'paused' : isPast ? 'lastPosition' : 'position', { age })}</span>}
      {!age && (moving || status === 'SET') && <span>{t('noPosition')}</span>}
    </p>
  )
}
