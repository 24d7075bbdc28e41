import { useState } from 'react'
import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useWords } from '../../../../lib/i18n'
import { Card } from '../../../../ui/layout/card'
import { useActions } from '../../actions/use-actions'
import type { MessagesProps } from './messages-props'

/** Sends the tracking link again, e.g. to a new number. Description 8. */
export function TrackingCard({ delivery, links, go }: MessagesProps) {
  const t = useWords('sms')
  const { resendTracking } = useActions(delivery, { links, go })
  const [busy, setBusy] = useState(false)
  const byPhone = Boolean(delivery.clientPhone)
  const send = async () => {
    setBusy(true)
    // The error is shown in a toast.
    await resendTracking(byPhone).catch(() => {})
    setBusy(false)
  }
  return (
    <Card
      title={t('tracking.title')}
      description={t(byPhone ? 'tracking.text' : 'tracking.textMail')}
      actions={
        <Button
          variant="default"
          leftSection={<IconSend size={16} aria-hidden="true" />}
          loading={busy}
          onClick={() => void send()}
        >
          {t('tracking.resend')}
        </Button>
      }
    />
  )
}
