import { PasswordInput } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { PASSWORD_MAX } from '@volant/domain/identity/password'
import { useWords } from '../../lib/i18n'
import { useField, type FieldProps } from './field'

type Props<V extends FieldValues, C> = FieldProps<V, C> & {
  /** Asks for the password that is used now, not for a new one. */
  current?: boolean
}

/** A password, validated by the form's schema. */
export function PasswordField<V extends FieldValues, C = V>(props: Props<V, C>) {
  const { control, name, required, current = false, ...rest } = props
  const t = useWords('ui')
  const { field, error } = useField({ control, name })
  return (
    <PasswordInput
      {...rest}
      {...field}
      value={field.value ?? ''}
      error={error}
      withAsterisk={required}
      autoComplete={current ? 'current-password' : 'new-password'}
      maxLength={PASSWORD_MAX}
      visibilityToggleButtonProps={{ 'aria-label': t('togglePassword'), tabIndex: 0 }}
    />
  )
}
