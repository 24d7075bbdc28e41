import type { DeliveryType } from '@volant/domain/deliveries/statuses'
import { EvolutionChart } from './evolution-chart'
import { OutcomeChart } from './outcome-chart'
import { PunctualityCard } from './punctuality-card'
import { RequestsChart } from './requests-chart'
import classes from './charts.module.css'

interface Props {
  /** The filter of the evolution chart, from the URL. */
  type: DeliveryType | undefined
  onType: (type: DeliveryType | undefined) => void
}

/** The charts of the last year, of all organisations or of the viewer's. Description 2.4. */
export function Charts({ type, onType }: Props) {
  return (
    <div className={classes.charts}>
      <RequestsChart />
      <OutcomeChart />
      <EvolutionChart type={type} onType={onType} />
      <PunctualityCard />
    </div>
  )
}
