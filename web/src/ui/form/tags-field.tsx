import { TagsInput } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { useField, type FieldProps } from './field'

/** Several short texts, each ended with the Enter key or a comma. */
export function TagsField<V extends FieldValues, C = V>({ control, name, required, ...rest }: FieldProps<V, C>) {
  const { field, error } = useField({ control, name })
  return (
    <TagsInput
      {...rest}
      {...field}
      value={field.value ?? []}
      error={error}
      withAsterisk={required}
      splitChars={[',']}
    />
  )
}
