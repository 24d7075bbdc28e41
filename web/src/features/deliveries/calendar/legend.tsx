import { useWords } from '../../../lib/i18n'
import classes from './calendar.module.css'

export function Legend() {
  const t = useWords('calendar')
  return (
    <ul className={classes.legend} aria-label={t('legend.title')}>
      <li>
        <span className={classes.colour} aria-hidden="true" />
        {t('legend.standard')}
      </li>
      <li>
        <span className={classes.colour} data-two-way="" aria-hidden="true" />
        {t('legend.twoWay')}
      </li>
    </ul>
  )
}
