import type { DeliveryType } from '@volant/domain/deliveries/statuses'
import { EvolutionChart } from './evolution-chart'
import { OutcomeChart } from './outcome-chart'
import { RequestsChart } from './requests-chart'
import classes from './charts.module.css'

interface Props {
  /** What the evolution is narrowed to; it stands in the URL. */
  type: DeliveryType | undefined
  onType: (type: DeliveryType | undefined) => void
}

/** The year of the whole house, or of the viewer's organisation. Description 2.4. */
export function Charts({ type, onType }: Props) {
  return (
    <div className={classes.charts}>
      <RequestsChart />
      <OutcomeChart />
      <EvolutionChart type={type} onType={onType} />
    </div>
  )
}
