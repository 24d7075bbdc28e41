import { Button } from '@mantine/core'
import { formatAge } from '../../../lib/format'
import { useLanguage, useWords } from '../../../lib/i18n'
import { useNow } from '../../../lib/use-now'
import { Card } from '../../../ui/layout/card'
import type { PositionSharing } from './use-position-sharing'
import { useWakeLock } from './use-wake-lock'
import classes from './position-card.module.css'

const SECOND_MS = 1000

/** The state of the position sharing: shared and how long ago, paused, or denied. */
export function PositionCard({ sharing }: { sharing: PositionSharing }) {
  const t = useWords('mission')
  const language = useLanguage()
  const now = useNow(SECOND_MS)
  const awake = useWakeLock()
  const { problem, paused, sentAt, offline, fix } = sharing
  const age = sentAt === undefined ? undefined : formatAge(new Date(sentAt), now, language)
  const text = () => {
    if (problem === 'denied') return t('position.denied')
    if (problem === 'unavailable') return t('position.unavailable')
    if (paused) return t('position.paused')
    if (age === undefined) return t(fix ? 'position.waiting' : 'position.asking')
    return offline ? t('position.offline', { age }) : t('position.sharing', { age })
  }
  const shared = !problem && !paused && age !== undefined && !offline
  return (
    <Card>
      <div className={classes.head}>
        <span
          className={classes.dot}
          data-state={shared ? 'sharing' : problem || offline ? 'problem' : 'waiting'}
          aria-hidden="true"
        />
        <div className={classes.words}>
          <p className={classes.title} role="status">
            {t(shared ? 'position.title' : 'position.off')}
          </p>
          <p className={classes.text}>{text()}</p>
        </div>
        {!problem && (
          <Button size="md" variant="default" onClick={() => sharing.setPaused(!paused)}>
            {t(paused ? 'position.resume' : 'position.pause')}
          </Button>
        )}
      </div>
      {problem && (
        <div className={classes.help}>
          {problem === 'denied' && <p>{t('position.deniedHelp')}</p>}
          <Button size="md" variant="default" onClick={sharing.retry}>
            {t('position.retry')}
          </Button>
        </div>
      )}
      <p className={classes.screen}>{t(awake ? 'position.screenOn' : 'position.keepOpen')}</p>
    </Card>
  )
}
