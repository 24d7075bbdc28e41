import { Textarea } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { useField, type FieldProps } from './field'

type Props<V extends FieldValues, C> = FieldProps<V, C> & { rows?: number; maxLength?: number }

export function TextAreaField<V extends FieldValues, C = V>({
  control,
  name,
  required,
  rows = 3,
  ...rest
}: Props<V, C>) {
  const { field, error } = useField({ control, name })
  return (
    <Textarea
      {...rest}
      {...field}
      value={field.value ?? ''}
      error={error}
      withAsterisk={required}
      minRows={rows}
      autosize
    />
  )
}
