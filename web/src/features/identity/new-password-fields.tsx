import { useState } from 'react'
import { PasswordInput } from '@mantine/core'
import { useWords } from '../../lib/i18n'
import { PasswordChecklist } from './password-checklist'
import { PASSWORD_RULES } from './password-rules'

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
        maxLength={128}
        visibilityToggleButtonProps={toggle}
      />
      <PasswordInput
        label={t('newPassword.repeat')}
        value={repeated}
        onChange={(event) => onRepeated(event.currentTarget.value)}
        autoComplete="new-password"
        maxLength={128}
        error={differ && t('newPassword.differ')}
        visibilityToggleButtonProps={toggle}
      />
      <PasswordChecklist password={password} repeated={repeated} />
    </>
  )
}
