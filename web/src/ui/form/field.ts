import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { FIELD_CODES, type FieldCode } from '@volant/domain/kernel/errors'
import { useWords } from '../../lib/i18n'

/** What every field bridged to react-hook-form takes. `C` is what the form's schema turns the values into. */
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

/** The words of a field code; a message that is no code is shown as it stands. */
export function useFieldWords(): (message: string | undefined) => string | undefined {
  const t = useWords('ui')
  return (message) => (message === undefined ? undefined : isCode(message) ? t(`field.${message}`) : message)
}

/** Ties a Mantine input to its place in the form: value, handlers, focus and the error in words. */
export function useField<V extends FieldValues, C>({ control, name }: Pick<FieldProps<V, C>, 'control' | 'name'>) {
  const { field, fieldState } = useController({ control, name })
  const words = useFieldWords()
  return { field, error: fieldState.error ? words(fieldState.error.message || 'invalid') : undefined }
}
