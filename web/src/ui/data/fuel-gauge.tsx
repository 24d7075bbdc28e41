import { useWords } from '../../lib/i18n'
import classes from './fuel-gauge.module.css'

const EIGHTHS = [1, 2, 3, 4, 5, 6, 7, 8]

/** Eight dots, of which as many are filled as the tank has eighths. */
export function FuelGauge({ eighths }: { eighths: number | null | undefined }) {
  const t = useWords('ui')
  if (eighths === null || eighths === undefined) return <span>{t('notAvailable')}</span>
  return (
    <span className={classes.gauge} role="img" aria-label={t('fuel', { count: eighths })}>
      {EIGHTHS.map((level) => (
        <span key={level} className={classes.dot} data-full={level <= eighths || undefined} />
      ))}
    </span>
  )
}
