import { useId } from 'react'
import { FUEL_MAX } from '@volant/domain/deliveries/inspection'
import { useWords } from '../../../lib/i18n'
import classes from './fuel-input.module.css'

const LEVELS = Array.from({ length: FUEL_MAX + 1 }, (_, eighths) => eighths)

interface Props {
  label: string
  value: number | null
  onChange: (eighths: number) => void
  /** The value of the departure inspection, to compare. */
  before?: number | null
  error?: string
}

/** The fuel level from empty to eight eighths, as large segments to tap. */
export function FuelInput({ label, value, onChange, before, error }: Props) {
  const t = useWords('mission')
  const name = useId()
  return (
    <fieldset className={classes.field} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={classes.legend}>
        <span>{label}</span>
        <span className={classes.value}>
          {value === null ? '–' : t('inspection.fuelValue', { eighths: value })}
          {before != null && ` · ${t('inspection.atDeparture')} ${t('inspection.fuelValue', { eighths: before })}`}
        </span>
      </legend>
      <div className={classes.row}>
        {LEVELS.map((eighths) => (
          <label
            key={eighths}
            className={classes.segment}
            data-zero={eighths === 0 || undefined}
            data-full={(eighths === 0 ? value === 0 : value !== null && eighths <= value) || undefined}
          >
            <input
              className={classes.input}
              type="radio"
              name={name}
              checked={value === eighths}
              onChange={() => onChange(eighths)}
              aria-label={eighths === 0 ? t('inspection.fuelEmpty') : t('inspection.fuelValue', { eighths })}
            />
            {eighths === 0 && <span aria-hidden="true">{t('inspection.fuelEmpty')}</span>}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
