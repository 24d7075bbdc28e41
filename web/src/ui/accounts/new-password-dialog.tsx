import { useWords } from '../../lib/i18n'
import { ConfirmDialog } from '../feedback/confirm-dialog'
import { notify } from '../feedback/toasts'

interface Props {
  name: string
  email: string
  send: (email: string) => Promise<unknown>
  refusal: (error: unknown) => string
  onClose: () => void
}

/** Asks before somebody is sent a new password, and says what they will get. */
export function NewPasswordDialog({ name, email, send, refusal, onClose }: Props) {
  const t = useWords('identity')
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('sendPassword.title', { name })}
      confirm={t('sendPassword.confirm')}
      onConfirm={() => notify.outcome(send(email), t('sendPassword.sent', { email }), refusal)}
    >
      {t('sendPassword.text', { email })}
    </ConfirmDialog>
  )
}
