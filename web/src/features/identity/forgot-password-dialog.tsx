import { useState, type FormEvent } from 'react'
import { Alert, Button, Stack, TextInput } from '@mantine/core'
import { EMAIL } from '@volant/domain/kernel/email'
import { passwordFault } from '@volant/domain/identity/password'
import { ApiError } from '../../lib/api-error'
import { useApiErrorWords } from '../../lib/api-error-words'
import { useWords } from '../../lib/i18n'
import { NewPasswordFields } from './new-password-fields'
import { confirmPassword, forgotPassword, isCodeError, isUnfitPassword } from './sign-in'
import { Dialog } from '../../ui/feedback/dialog'

/** Description 9. */
const CLOSE_AFTER_MS = 2000

interface Props {
  /** In the URL, so that step 2 can be opened on the device with the mail. */
  step: '1' | '2'
  username: string
  onStep: (step: '1' | '2') => void
  onClose: () => void
  /** Called when the password is changed, to reload without the parameter. */
  onDone: () => void
}

export function ForgotPasswordDialog({ step, username, onStep, onClose, onDone }: Props) {
  const t = useWords('identity')
  const words = useApiErrorWords()
  const [email, setEmail] = useState(username)
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [state, setState] = useState<'typing' | 'busy' | 'done'>('typing')
  const first = step === '1'
  const badEmail = email !== '' && !EMAIL.test(email)
  const ready =
    EMAIL.test(email) && (first || (code.trim() !== '' && passwordFault(password) === null && password === repeated))

  const explain = (error: unknown) => {
    if (isCodeError(error)) return t('code.wrong')
    if (isUnfitPassword(error)) return t('account.unfit')
    return error instanceof ApiError && error.code !== 'INTERNAL' ? words(error) : t('forgot.failed')
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!ready) return
    setState('busy')
    setProblem(undefined)
    try {
      if (first) {
        setSentTo(await forgotPassword(email.trim()))
        setState('typing')
        onStep('2')
      } else {
        await confirmPassword(email.trim(), code.trim(), password)
        setState('done')
        setTimeout(onDone, CLOSE_AFTER_MS)
      }
    } catch (error) {
      setProblem(explain(error))
      setState('typing')
    }
  }
  return (
    <Dialog onClose={onClose} title={t('forgot.title')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="sm">
          <span>{first ? t('forgot.intro') : sentTo ? t('forgot.sentTo', { to: sentTo }) : t('forgot.introCode')}</span>
          <TextInput
            label={t('email')}
            type="email"
            autoComplete="username"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            error={badEmail && t('forgot.badEmail')}
            data-autofocus={first || undefined}
          />
          {!first && (
            <>
              <TextInput
                label={t('code.label')}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={12}
                value={code}
                onChange={(event) => setCode(event.currentTarget.value)}
                data-autofocus
              />
              <NewPasswordFields
                password={password}
                repeated={repeated}
                onPassword={setPassword}
                onRepeated={setRepeated}
              />
            </>
          )}
          {problem && (
            <Alert color="red" variant="light" role="alert">
              {problem}
            </Alert>
          )}
          {state === 'done' ? (
            <Alert color="petrol" variant="light" role="status">
              {t('forgot.done')}
            </Alert>
          ) : (
            <Button type="submit" fullWidth disabled={!ready} loading={state === 'busy'}>
              {first ? t('forgot.send') : t('forgot.change')}
            </Button>
          )}
          {first && state !== 'done' && (
            <Button variant="subtle" onClick={() => onStep('2')}>
              {t('forgot.haveCode')}
            </Button>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
