import { useWords } from '../../../lib/i18n'
import classes from './live-map.module.css'

/** The legend of the map. */
export function Legend() {
  const t = useWords('liveMap')
  return (
    <ul className={classes.legend}>
      {(['A', 'B', 'C', 'driver'] as const).map((mark) => (
        <li key={mark}>
          <span className={classes.mark} data-mark={mark} aria-hidden="true">
            {mark === 'driver' ? '' : mark}
          </span>
          {t(`legend.${mark}`)}
        </li>
      ))}
    </ul>
  )
}
