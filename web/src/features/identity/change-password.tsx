import { useState, type FormEvent } from 'react'
import { Button, PasswordInput, Stack } from '@mantine/core'
import type * as auth from '@volant/contract/rest/auth'
import { PASSWORD_MAX, passwordFault } from '@volant/domain/identity/password'
import { call } from '../../lib/api'
import { ApiError } from '../../lib/api-error'
import { useApiErrorWords } from '../../lib/api-error-words'
import { useWords } from '../../lib/i18n'
import { notify } from '../../ui/feedback/toasts'
import { NewPasswordFields } from './new-password-fields'
import { isUnfitPassword } from './sign-in'

const EMPTY = { current: '', next: '', repeated: '' }

/** Another password, for whoever knows the current one; ends the other sessions. */
export function ChangePassword({ onChanged }: { onChanged: () => void }) {
  const t = useWords('identity')
  const ui = useWords('ui')
  const words = useApiErrorWords()
  const [typed, setTyped] = useState(EMPTY)
  const [wrong, setWrong] = useState(false)
  const [busy, setBusy] = useState(false)
  const { current, next, repeated } = typed
  const ready = current !== '' && passwordFault(next) === null && next === repeated

  const explain = (error: unknown) => {
    const paths = error instanceof ApiError ? error.fields.map(({ path }) => path) : []
    setWrong(paths.includes('currentPassword'))
    if (isUnfitPassword(error)) notify.error(t('account.unfit'))
    else if (paths.length === 0) notify.error(words(error))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!ready) return
    setBusy(true)
    try {
      const body = { currentPassword: current, newPassword: next }
      await call<typeof auth.changePassword>('POST /auth/change-password', { body })
      setTyped(EMPTY)
      notify.success(t('account.passwordChanged'))
      onChanged()
    } catch (error) {
      explain(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm" maw={420}>
        <PasswordInput
          label={t('account.current')}
          autoComplete="current-password"
          maxLength={PASSWORD_MAX}
          value={current}
          onChange={(event) => {
            setWrong(false)
            setTyped({ ...typed, current: event.currentTarget.value })
          }}
          error={wrong && t('account.wrongCurrent')}
          visibilityToggleButtonProps={{ 'aria-label': ui('togglePassword'), tabIndex: 0 }}
        />
        <NewPasswordFields
          password={next}
          repeated={repeated}
          onPassword={(password) => setTyped({ ...typed, next: password })}
          onRepeated={(password) => setTyped({ ...typed, repeated: password })}
        />
        <Button type="submit" disabled={!ready} loading={busy} style={{ alignSelf: 'flex-start' }}>
          {t('account.changePassword')}
        </Button>
      </Stack>
    </form>
  )
}
