import { useId, type HTMLInputAutoCompleteAttribute } from 'react'
import { TextInput, type TextInputProps } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { useField, type FieldProps } from './field'

type Props<V extends FieldValues, C> = FieldProps<V, C> & {
  type?: 'text' | 'email'
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: TextInputProps['inputMode']
  maxLength?: number
  rightSection?: TextInputProps['rightSection']
  /** Offered by the browser while typing; anything else may be typed as well. */
  suggestions?: readonly string[]
}

export function TextField<V extends FieldValues, C = V>(props: Props<V, C>) {
  const { control, name, required, suggestions = [], ...rest } = props
  const { field, error } = useField({ control, name })
  const id = useId()
  const offered = suggestions.length > 0
  return (
    <>
      <TextInput
        {...rest}
        {...field}
        value={field.value ?? ''}
        error={error}
        withAsterisk={required}
        list={offered ? id : undefined}
      />
      {offered && (
        <datalist id={id}>
          {suggestions.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
    </>
  )
}
