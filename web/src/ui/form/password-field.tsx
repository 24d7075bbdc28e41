import { PasswordInput } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { useWords } from '../../lib/i18n'
import { useField, type FieldProps } from './field'

/** A new password, validated by the form's schema. */
export function PasswordField<V extends FieldValues, C = V>({ control, name, required, ...rest }: FieldProps<V, C>) {
  const t = useWords('ui')
  const { field, error } = useField({ control, name })
  return (
    <PasswordInput
      {...rest}
      {...field}
      value={field.value ?? ''}
      error={error}
      withAsterisk={required}
      autoComplete="new-password"
      maxLength={128}
      visibilityToggleButtonProps={{ 'aria-label': t('togglePassword'), tabIndex: 0 }}
    />
  )
}
