import type { HTMLInputAutoCompleteAttribute } from 'react'
import { TextInput, type TextInputProps } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { useField, type FieldProps } from './field'

type Props<V extends FieldValues, C> = FieldProps<V, C> & {
  type?: 'text' | 'email'
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: TextInputProps['inputMode']
  maxLength?: number
  rightSection?: TextInputProps['rightSection']
}

export function TextField<V extends FieldValues, C = V>({ control, name, required, ...rest }: Props<V, C>) {
  const { field, error } = useField({ control, name })
  return <TextInput {...rest} {...field} value={field.value ?? ''} error={error} withAsterisk={required} />
}
