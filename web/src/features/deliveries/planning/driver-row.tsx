import { memo, useRef, useState } from 'react'
import { moveDates } from '@volant/domain/deliveries/overlap'
import { formatDays } from '../../../lib/calendar-days'
import { formatDistance } from '../../../lib/format'
import { Link } from '../../../ui/layout/link'
import { DaysOffBand } from './days-off-band'
import { judgeRow, type RowVerdict } from './candidate'
import { LANE_HEIGHT, MissionBar } from './mission-bar'
import { usePlan, type PlanContextValue } from './plan-context'
import { awayIn, type Planned, type PlannedRow, type Scale } from './planned'
import { TransferLine } from './transfer-line'
import { useDropRow } from './use-dragging'
import classes from './grid.module.css'

/** Room below the bars for the ways between them. */
const BELOW = 24
export const rowHeight = ({ lanes }: PlannedRow): number => lanes * LANE_HEIGHT + BELOW

interface Props {
  row: PlannedRow
  index: number
  scale: Scale
  width: number
  /** What the arrow keys reached in this row: 0 is the driver; null outside of it. */
  active: number | null
  /** In pixels within the body of the grid. */
  top: number
  height: number
}

const TONES = { free: 'free', outside: 'outside', taken: 'refused', away: 'refused' } as const

interface Hint {
  readonly text: string
  readonly tone: (typeof TONES)[RowVerdict['kind']]
}

function hintText(verdict: RowVerdict, { t, language }: PlanContextValue['words']): string {
  switch (verdict.kind) {
    case 'taken':
      return t('drop.overlap', { contracts: verdict.contracts.join(', ') })
    case 'away':
      return t('away', { days: formatDays(verdict.period.firstDay, verdict.period.lastDay, language) })
    case 'outside':
      return t('drop.outside')
    case 'free':
      return verdict.metres === null
        ? t('drop.free')
        : t('drop.freeNear', { distance: formatDistance(verdict.metres, language) })
  }
}

/** What the row says while a delivery is held above it. */
function useHint({ driver: { daysOff }, missions }: PlannedRow, scale: Scale) {
  const { now, words } = usePlan()
  const [hint, setHint] = useState<Hint | null>(null)
  const own = missions.map(({ mission }) => mission)
  const tell = (over: { delivery: Planned; share: number } | null) => {
    if (!over) return setHint(null)
    const delivery = moved(over.delivery, over.share * (scale.to - scale.from))
    const verdict = judgeRow(delivery, { missions: own, daysOff }, scale, now)
    const text = hintText(verdict, words)
    return setHint((known) => (known?.text === text ? known : { text, tone: TONES[verdict.kind] }))
  }
  return [hint, tell] as const
}

function moved(delivery: Planned, byMs: number): Planned {
  const { carPickUpDate: pickUp, carDeliveryDeadline: deadline } = delivery
  if (byMs === 0 || !pickUp || !deadline) return delivery
  const dates = moveDates({ carPickUpDate: new Date(pickUp), carDeliveryDeadline: new Date(deadline) }, byMs)
  return {
    ...delivery,
    carPickUpDate: dates.carPickUpDate.toISOString(),
    carDeliveryDeadline: dates.carDeliveryDeadline.toISOString(),
  }
}

/** A driver and their missions. */
export const DriverRow = memo(function DriverRow({ row, index, scale, width, active, top, height }: Props) {
  const { driverHref, words } = usePlan()
  const timeline = useRef<HTMLDivElement>(null)
  const [hint, tell] = useHint(row, scale)
  const { driver, missions, transfers } = row
  const { t, language } = words
  const away = awayIn(scale, driver)
  const standing = [
    words.stateText(driver),
    driver.address?.city,
    missions.length > 0 || away.length === 0 ? t('missions', { count: missions.length }) : undefined,
    ...away.map(({ firstDay, lastDay }) => t('away', { days: formatDays(firstDay, lastDay, language) })),
  ]
  useDropRow(timeline, driver.state === 'ACCEPTED' ? driver.id : null, tell)
  return (
    <div role="row" aria-rowindex={index + 2} className={classes.row} style={{ top, height }} data-row={index}>
      <div role="rowheader" className={classes.driver}>
        <Link href={driverHref(driver.id)} data-item={0} tabIndex={active === 0 ? 0 : -1} className={classes.name}>
          {driver.fullName}
        </Link>
        <span className={classes.under}>
          {hint ? <b data-tone={hint.tone}>{hint.text}</b> : standing.filter(Boolean).join(' · ')}
        </span>
      </div>
      <div role="gridcell" ref={timeline} className={classes.timeline} data-driver={driver.id} data-over={hint?.tone}>
        {away.map((period) => (
          <DaysOffBand key={period.firstDay} period={period} scale={scale} width={width} />
        ))}
        {transfers.map(({ from, to, way }) => (
          <TransferLine key={from} from={from} to={to} way={way} scale={scale} width={width} />
        ))}
        {missions.map(({ mission, lane }, place) => (
          <MissionBar
            key={mission.id}
            mission={mission}
            lane={lane}
            scale={scale}
            width={width}
            at={place + 1}
            active={active === place + 1}
          />
        ))}
      </div>
    </div>
  )
})
