import { useState, type FormEvent } from 'react'
import { Alert, Button, Stack } from '@mantine/core'
import { passwordFault } from '@volant/domain/identity/password'
import { useApiErrorWords } from '../../lib/api-error-words'
import { useWords } from '../../lib/i18n'
import { NewPasswordFields } from './new-password-fields'
import { isUnfitPassword, setNewPassword } from './sign-in'
import { Dialog } from '../../ui/feedback/dialog'

interface Props {
  username: string
  /** The session of the challenge, valid for three minutes. */
  session: string
  onClose: () => void
  onSignedIn: () => void
}

/** Asks for a new password after the sign-in with a temporary one. */
export function NewPasswordDialog({ username, session, onClose, onSignedIn }: Props) {
  const t = useWords('identity')
  const words = useApiErrorWords()
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const ready = passwordFault(password) === null && password === repeated

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!ready) return
    setBusy(true)
    try {
      await setNewPassword(session, username, password)
      onSignedIn()
    } catch (error) {
      setProblem(isUnfitPassword(error) ? t('account.unfit') : words(error))
      setBusy(false)
    }
  }
  return (
    <Dialog onClose={onClose} title={t('newPassword.title')}>
      <form onSubmit={submit}>
        <Stack gap="sm">
          <span>{t('newPassword.intro')}</span>
          <NewPasswordFields
            password={password}
            repeated={repeated}
            onPassword={setPassword}
            onRepeated={setRepeated}
          />
          {problem && (
            <Alert color="red" variant="light" role="alert">
              {problem}
            </Alert>
          )}
          <Button type="submit" fullWidth disabled={!ready} loading={busy}>
            {t('newPassword.submit')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
