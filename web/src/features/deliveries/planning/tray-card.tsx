import { formatDateTime } from '../../../lib/format'
import { useWords } from '../../../lib/i18n'
import { PunctualityBadge } from '../../../ui/badges/punctuality-badge'
import { Mono } from '../../../ui/data/mono'
import { DeliveryTypeBadge } from '../delivery-badges'
import { firstDate } from '../first-date'
import { MissionOpener } from './mission-opener'
import { usePlan } from './plan-context'
import { placesOf, type Planned } from './planned'
import classes from './tray.module.css'

/** A delivery that waits for a driver. */
export function TrayCard({ delivery }: { delivery: Planned }) {
  const t = useWords('planning')
  const words = useWords('deliveries')
  const { plan } = usePlan()
  const first = firstDate(delivery)
  return (
    <MissionOpener delivery={delivery} onPlan={plan} className={classes.card} data-card="">
      <span className={classes.first}>
        <DeliveryTypeBadge type={delivery.type} /> <Mono>{delivery.publicId}</Mono>
        <PunctualityBadge state={delivery.verdict} />
      </span>
      <span className={classes.places}>{placesOf(delivery)}</span>
      <span className={classes.dates}>
        <span>
          {t(first.kind === 'before' ? 'tray.before' : 'dialog.pickUp')} <b>{formatDateTime(first.at)}</b>
        </span>
        <span>{words(`status.${delivery.status}`)}</span>
      </span>
    </MissionOpener>
  )
}
