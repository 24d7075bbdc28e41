import { NumberInput } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { useField, type FieldProps } from './field'

type Props<V extends FieldValues, C> = FieldProps<V, C> & {
  min?: number
  max?: number
  step?: number
  /** 2 for money, 0 for mileage. */
  decimals?: number
  /** « € HT », « km » after the figure. */
  suffix?: string
}

/** Gives the form a number, or undefined when empty. A dot or a comma separates the decimals. */
export function NumberField<V extends FieldValues, C = V>(props: Props<V, C>) {
  const { control, name, required, decimals = 0, suffix, ...rest } = props
  const { field, error } = useField({ control, name })
  return (
    <NumberInput
      {...rest}
      {...field}
      value={field.value ?? ''}
      onChange={(value) => field.onChange(value === '' ? undefined : Number(value))}
      error={error}
      withAsterisk={required}
      decimalScale={decimals}
      allowDecimal={decimals > 0}
      allowNegative={(props.min ?? 0) < 0}
      allowedDecimalSeparators={['.', ',']}
      thousandSeparator=" "
      clampBehavior="none"
      suffix={suffix && ` ${suffix}`}
    />
  )
}
