import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Anchor, Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useApiErrorWords } from '../../lib/api-error-words'
import { drawn } from '../../lib/drawn'
import { useWords } from '../../lib/i18n'
import { ConfirmCode } from './confirm-code'
import { confirmAccount, isCodeError, signIn } from './sign-in'
import classes from './sign-in-form.module.css'

interface Props {
  username: string
  onUsername: (username: string) => void
  onSignedIn: () => void
  onNewPassword: (session: string) => void
  onForgotten: () => void
}

export function SignInForm({ username, onUsername, onSignedIn, onNewPassword, onForgotten }: Props) {
  const t = useWords('identity')
  const ui = useWords('ui')
  const words = useApiErrorWords()
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState(() => drawn.text('password'))
  const [code, setCode] = useState<string>()
  const [tried, setTried] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    if (drawn.takeSent()) form.current?.requestSubmit()
  }, [])

  const attempt = async () => {
    const name = username.trim()
    if (code) {
      await confirmAccount(name, code)
      // used up: should the sign-in now fail, the next try must not send it again
      setCode(undefined)
    }
    const result = await signIn(name, password)
    if (result.kind === 'signedIn') return onSignedIn()
    if (result.kind === 'newPassword') return onNewPassword(result.session)
    if (result.kind === 'wrong') return setProblem(t('wrongCredentials'))
    setCode((typed) => typed ?? '')
    setProblem(t('unconfirmed'))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!username.trim() || !password || busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      await attempt()
    } catch (error) {
      setProblem(isCodeError(error) ? t('code.wrong') : words(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="md">
        {problem && (
          <p className={classes.problem} role="alert">
            {problem}
          </p>
        )}
        <TextInput
          size="md"
          label={t('email')}
          name="username"
          type="email"
          autoComplete="username"
          autoFocus
          value={username}
          onChange={(event) => onUsername(event.currentTarget.value)}
          error={tried && !username.trim() && t('usernameRequired')}
        />
        <PasswordInput
          size="md"
          label={t('password')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={tried && !password && t('passwordRequired')}
          visibilityToggleButtonProps={{ 'aria-label': ui('togglePassword'), tabIndex: 0 }}
        />
        {code !== undefined && <ConfirmCode username={username.trim()} code={code} onCode={setCode} />}
        <Button type="submit" size="md" fullWidth loading={busy}>
          {code === undefined ? t('signIn') : t('confirmAndSignIn')}
        </Button>
        <Anchor component="button" type="button" className={classes.forgotten} onClick={onForgotten}>
          {t('forgotten')}
        </Anchor>
      </Stack>
    </form>
  )
}
