import { useWords } from '../../../../lib/i18n'
import type { DetailVehicle } from '../detail-query'
import classes from './condition.module.css'
import { ListComparison } from './list-comparison'
import { MarksOverview } from './marks-overview'
import { marksOf } from './seen'

/** What both sides saw of a vehicle at departure and at arrival, beside each other. */
export function ConditionSection({ vehicle }: { vehicle: DetailVehicle }) {
  const i = useWords('inspection')
  return (
    <section className={classes.section} aria-label={i('overview.title')}>
      <h4 className={classes.title}>{i('overview.title')}</h4>
      <MarksOverview vehicle={vehicle} marks={marksOf(vehicle)} />
      <ListComparison vehicle={vehicle} />
    </section>
  )
}
