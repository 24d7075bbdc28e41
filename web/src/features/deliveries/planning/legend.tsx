import { IconAlertTriangle } from '@tabler/icons-react'
import { useWords } from '../../../lib/i18n'
import { PUNCTUALITY_TONES } from '../../../ui/badges/punctuality-badge'
import { PunctualitySign } from './punctuality-sign'
import classes from './legend.module.css'

const STATES = ['LATE', 'TIGHT', 'ON_TIME', 'DONE_ON_TIME', 'DONE_LATE'] as const

/** What the signs and colours of the bars and lines mean. */
export function Legend() {
  const t = useWords('planning')
  const judged = useWords('punctuality')
  return (
    <ul className={classes.legend} aria-label={t('legend')}>
      {STATES.map((state) => (
        <li key={state} data-tone={PUNCTUALITY_TONES[state]}>
          <PunctualitySign state={state} />
          <span>{judged(`state.${state}`)}</span>
        </li>
      ))}
      <li>
        <span className={classes.away} aria-hidden="true" />
        <span>{t('awayLegend')}</span>
      </li>
      <li data-tone="red">
        <span className={classes.short} aria-hidden="true" />
        <IconAlertTriangle size={14} aria-hidden="true" />
        <span>{t('shortLegend')}</span>
      </li>
    </ul>
  )
}
