import { Suspense, useState } from 'react'
import { Button, Stack, Text } from '@mantine/core'
import { useWords } from '../../lib/i18n'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { MissingDialog } from '../../ui/lazy/missing-dialog'

const ForgotPasswordDialog = lazyPart(() => import('./forgot-password-dialog'), 'ForgotPasswordDialog', MissingDialog)

interface Props {
  email: string
  /** Called when the server has ended all sessions, to sign out here too. */
  onChanged: () => void
}

/** Changes the password with a mailed code, like a forgotten one. */
export function ChangePassword({ email, onChanged }: Props) {
  const t = useWords('identity')
  const [step, setStep] = useState<'1' | '2'>()
  return (
    <Stack gap="sm" align="flex-start">
      <Text size="sm" c="dimmed">
        {t('account.passwordText')}
      </Text>
      <Button variant="default" onClick={() => setStep('1')}>
        {t('account.changePassword')}
      </Button>
      <Suspense>
        {step && (
          <ForgotPasswordDialog
            step={step}
            username={email}
            onStep={setStep}
            onClose={() => setStep(undefined)}
            onDone={onChanged}
          />
        )}
      </Suspense>
    </Stack>
  )
}
