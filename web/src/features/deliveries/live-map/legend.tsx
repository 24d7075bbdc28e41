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
  const drawn = new Set<string>(
    cars.flatMap(({ points, at }) => [...points.map(({ kind }) => kind), ...(at ? ['driver'] : [])]),
  )
  const marks = (['A', 'B', 'C', 'driver'] as const).filter((mark) => drawn.has(mark))
  if (marks.length === 0) return null
  return (
    <ul className={classes.legend} data-pins={pins || undefined}>
      {marks.map((mark) => (
        <li key={mark}>
          <span className={classes.mark} data-mark={mark} aria-hidden="true">
            {pins && mark !== 'driver' ? mark : ''}
          </span>
          {t(`legend.${mark}`)}
        </li>
      ))}
    </ul>
  )
}
