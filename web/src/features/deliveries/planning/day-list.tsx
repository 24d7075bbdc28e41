import { useWords } from '../../../lib/i18n'
import { PunctualityBadge } from '../../../ui/badges/punctuality-badge'
import { Mono } from '../../../ui/data/mono'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Link } from '../../../ui/layout/link'
import { DeliveryStatusBadge } from '../delivery-badges'
import { MissionOpener } from './mission-opener'
import { isMovable, usePlan } from './plan-context'
import { placesOf, timesOf, type PlannedRow } from './planned'
import classes from './day-list.module.css'

/** On a phone: the drivers who have something to do on this day, each with their missions. */
export function DayList({ rows }: { rows: readonly PlannedRow[] }) {
  const t = useWords('planning')
  const { plan, driverHref, words } = usePlan()
  const busy = rows.filter(({ missions }) => missions.length > 0)
  if (busy.length === 0) return <EmptyState title={t('noMission')} text={t('noMissionText')} />
  return busy.map(({ driver, missions }) => (
    <section key={driver.id} className={classes.driver} aria-labelledby={`planned-${driver.id}`}>
      <h3 id={`planned-${driver.id}`} className={classes.name}>
        <Link href={driverHref(driver.id)}>{driver.fullName}</Link>
        <span>{[words.stateText(driver), t('missions', { count: missions.length })].filter(Boolean).join(' · ')}</span>
      </h3>
      <ul>
        {missions.map(({ mission }) => (
          <li key={mission.id}>
            <MissionOpener
              delivery={mission}
              onPlan={isMovable(mission) ? plan : undefined}
              className={classes.mission}
            >
              <span className={classes.first}>
                <b>{timesOf(mission)}</b>
                <Mono>{mission.publicId}</Mono>
              </span>
              <span className={classes.places}>{placesOf(mission)}</span>
              <span className={classes.badges}>
                <DeliveryStatusBadge status={mission.status} />
                <PunctualityBadge state={mission.verdict} />
              </span>
            </MissionOpener>
          </li>
        ))}
      </ul>
    </section>
  ))
}
