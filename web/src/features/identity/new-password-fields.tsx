import { useState } from 'react'
import { PasswordInput } from '@mantine/core'
import { PASSWORD_MAX, PASSWORD_RULES } from '@volant/domain/identity/password'
import { useWords } from '../../lib/i18n'
import { PasswordChecklist } from './password-checklist'

interface Props {
  password: string
  repeated: string
  onPassword: (password: string) => void
  onRepeated: (repeated: string) => void
}

/** A new password, typed twice, with its rules; for the new-password and the forgot-password dialogs. */
export function NewPasswordFields({ password, repeated, onPassword, onRepeated }: Props) {
  const t = useWords('identity')
  const ui = useWords('ui')
  const toggle = { 'aria-label': ui('togglePassword'), tabIndex: 0 }
  const [left, setLeft] = useState(false)
  const short = left && password !== '' && !PASSWORD_RULES.length(password)
  const differ = repeated !== '' && repeated !== password
  return (
    <>
      <PasswordInput
        label={t('newPassword.password')}
        value={password}
        onChange={(event) => onPassword(event.currentTarget.value)}
        onBlur={() => setLeft(true)}
        error={short && t('newPassword.short')}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        visibilityToggleButtonProps={toggle}
      />
      <PasswordInput
        label={t('newPassword.repeat')}
        value={repeated}
        onChange={(event) => onRepeated(event.currentTarget.value)}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        error={differ && t('newPassword.differ')}
        visibilityToggleButtonProps={toggle}
      />
      <PasswordChecklist password={password} repeated={repeated} />
    </>
  )
}
