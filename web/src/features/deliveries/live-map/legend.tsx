import { PUNCTUALITY_STATES } from '@volant/domain/deliveries/punctuality'
import type { FleetCar } from '../../../lib/map/fleet'
import { useWords } from '../../../lib/i18n'
import classes from './live-map.module.css'

interface Props {
  cars: readonly FleetCar[]
  /** One delivery is selected, whose places are pins with letters. */
  pins: boolean
}

/** The marks that the map shows at the moment. */
export function Legend({ cars, pins }: Props) {
  const t = useWords('liveMap')
  const judged = useWords('punctuality')
  const drawn = new Set<string>(
    cars.flatMap(({ points, at, state }) => [...points.map(({ kind }) => kind), ...(at ? [state] : [])]),
  )
  const places = (['A', 'B', 'C'] as const).filter((mark) => drawn.has(mark))
  const states = PUNCTUALITY_STATES.filter((state) => drawn.has(state))
  if (places.length + states.length === 0) return null
  return (
    <ul className={classes.legend} data-pins={pins || undefined}>
      {places.map((mark) => (
        <li key={mark}>
          <span className={classes.mark} data-mark={mark} aria-hidden="true">
            {pins ? mark : ''}
          </span>
          {t(`legend.${mark}`)}
        </li>
      ))}
      {pins && (
        <li>
          <span className={classes.mark} data-mark="driver" aria-hidden="true" />
          {t('legend.driver')}
        </li>
      )}
      {states.map((state) => (
        <li key={state}>
          <span className={classes.mark} data-state={state} aria-hidden="true" />
          {judged(`state.${state}`)}
        </li>
      ))}
    </ul>
  )
}
