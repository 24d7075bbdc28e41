import { useEffect, useRef, useState } from 'react'
import { Button, Group, TextInput } from '@mantine/core'
import { useApiErrorWords } from '../../lib/api-error-words'
import { useWords } from '../../lib/i18n'
import { resendCode } from './sign-in'

interface Props {
  username: string
  code: string
  onCode: (code: string) => void
}

/** The field for the mailed code of an unconfirmed account. */
export function ConfirmCode({ username, code, onCode }: Props) {
  const t = useWords('identity')
  const words = useApiErrorWords()
  const field = useRef<HTMLInputElement>(null)
  const [sent, setSent] = useState<string>()
  useEffect(() => field.current?.focus(), [])

  const resend = async () => {
    try {
      setSent(t('code.sentTo', { to: await resendCode(username) }))
    } catch (error) {
      setSent(words(error))
    }
  }
  return (
    <div>
      <Group align="flex-end" gap="xs" wrap="nowrap">
        <TextInput
          size="md"
          flex={1}
          label={t('code.label')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          ref={field}
          value={code}
          onChange={(event) => onCode(event.currentTarget.value)}
        />
        <Button size="md" variant="default" onClick={resend}>
          {t('code.resend')}
        </Button>
      </Group>
      <p role="status">{sent}</p>
    </div>
  )
}
