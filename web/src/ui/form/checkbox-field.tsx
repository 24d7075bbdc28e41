import { Checkbox } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { useField, type FieldProps } from './field'

type Props<V extends FieldValues, C> = Omit<FieldProps<V, C>, 'placeholder' | 'required'>

export function CheckboxField<V extends FieldValues, C = V>({ control, name, ...rest }: Props<V, C>) {
  const { field, error } = useField({ control, name })
  const { value, onChange, ...bound } = field
  return (
    <Checkbox
      {...rest}
      {...bound}
      checked={Boolean(value)}
      onChange={(event) => onChange(event.currentTarget.checked)}
      error={error}
    />
  )
}
