import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { FIELD_CODES, type FieldCode } from '@volant/domain/kernel/errors'
import { useWords } from '../../lib/i18n'

/** Props of every field of a react-hook-form. `C` is the output type of the form's schema. */
export interface FieldProps<V extends FieldValues, C = V> {
  control: Control<V, unknown, C>
  name: FieldPath<V>
  label: string
  description?: string
  placeholder?: string
  disabled?: boolean
  required?: boolean
}

const isCode = (text: string): text is FieldCode => (FIELD_CODES as readonly string[]).includes(text)

/** The text of an error code; a message that is no code is shown as it is. */
export function useFieldWords(): (message: string | undefined) => string | undefined {
  const t = useWords('ui')
  return (message) => (message === undefined ? undefined : isCode(message) ? t(`field.${message}`) : message)
}

/** Connects a Mantine input to the form: value, handlers, focus, the error's code and its text. */
export function useField<V extends FieldValues, C>({ control, name }: Pick<FieldProps<V, C>, 'control' | 'name'>) {
  const { field, fieldState } = useController({ control, name })
  const words = useFieldWords()
  const code = fieldState.error && (fieldState.error.message || 'invalid')
  return { field, code, error: words(code) }
}
