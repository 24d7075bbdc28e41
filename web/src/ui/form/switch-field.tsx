import { Switch } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { useField, type FieldProps } from './field'

export function SwitchField<V extends FieldValues, C = V>({ control, name, label, description }: FieldProps<V, C>) {
  const { field } = useField({ control, name })
  return (
    <Switch
      label={label}
      description={description}
      name={field.name}
      ref={field.ref}
      checked={Boolean(field.value)}
      onChange={(event) => field.onChange(event.currentTarget.checked)}
      onBlur={field.onBlur}
    />
  )
}
