import { useId } from 'react'
import classes from './choice.module.css'

interface Props<V extends string> {
  legend: string
  value: V | null
  options: readonly { readonly value: V; readonly label: string }[]
  onChange: (value: V) => void
  error?: string
}

/** One answer out of a few, each as large as a thumb. */
export function Choice<V extends string>({ legend, value, options, onChange, error }: Props<V>) {
  const name = useId()
  return (
    <fieldset className={classes.choice} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.options}>
        {options.map((option) => (
          <label key={option.value} className={classes.option} data-chosen={option.value === value || undefined}>
            <input
              className={classes.input}
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
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
