import type { ReactNode } from 'react'
import { formatDateTime, formatMoney } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { JourneyRibbon } from '../../ui/data/journey-ribbon'
import { Mono, Plate } from '../../ui/data/mono'
import { Link } from '../../ui/layout/link'
import { nameOf } from './mission'
import { missionDates } from './mission-dates'
import type { ListedMission, MissionGroup } from './mission-queries'
import classes from './missions-list.module.css'

/** Renders the type and status of a delivery; provided by the page. */
export interface MissionBadges {
  readonly type: (type: ListedMission['type']) => ReactNode
  readonly status: (status: ListedMission['status']) => ReactNode
}

interface Props {
  mission: ListedMission
  group: MissionGroup
  href: string
  badges: MissionBadges
}

export function MissionCard({ mission, group, href, badges }: Props) {
  const t = useWords('mission')
  const language = useLanguage()
  const [vehicle] = mission.vehicles
  const { first, before } = missionDates(mission, t)
  const when = {
    toStart: first,
    underWay: before,
    done: t('list.completed', { date: formatDateTime(mission.completedAt) }),
  }[group]
  return (
    <Link href={href} className={classes.card} data-live={group === 'underWay' || undefined}>
      <span className={classes.top}>
        <span className={classes.contract}>
          {badges.type(mission.type)}
          <Mono>{mission.publicId}</Mono>
        </span>
        {badges.status(mission.status)}
      </span>
      <JourneyRibbon
        stops={[
          { label: t('prepare.from'), place: mission.fromAddress },
          { label: t('prepare.to'), place: mission.toAddress },
        ]}
      />
      {vehicle && nameOf(vehicle) && (
        <span className={classes.top}>
          {nameOf(vehicle)}
          {vehicle.vehicleCode && <Plate>{vehicle.vehicleCode}</Plate>}
        </span>
      )}
      <span className={classes.bottom}>
        <span>{when}</span>
        <span className={classes.price}>{formatMoney(mission.finalPrice, language, 'HT')}</span>
      </span>
    </Link>
  )
}
