import { PasswordInput } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { useWords } from '../../lib/i18n'
import { useField, type FieldProps } from './field'

type Props<V extends FieldValues, C> = FieldProps<V, C> & { autoComplete: 'current-password' | 'new-password' }

export function PasswordField<V extends FieldValues, C = V>({ control, name, required, ...rest }: Props<V, C>) {
  const t = useWords('ui')
  const { field, error } = useField({ control, name })
  return (
    <PasswordInput
      {...rest}
      {...field}
      value={field.value ?? ''}
      error={error}
      withAsterisk={required}
      visibilityToggleButtonProps={{ 'aria-label': t('togglePassword'), tabIndex: 0 }}
    />
  )
}
