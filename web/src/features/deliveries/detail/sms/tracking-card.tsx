import { useState } from 'react'
import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { sendTracking } from '@volant/contract/rest/deliveries'
import { call } from '../../../../lib/api'
import { useWords } from '../../../../lib/i18n'
import { useRefusal } from '../../../../lib/use-refusal'
import { notify } from '../../../../ui/feedback/toasts'
import { Card } from '../../../../ui/layout/card'
import type { Detail } from '../detail-query'

/** Sends the tracking link again, e.g. to a new number. Description 8. */
export function TrackingCard({ delivery }: { delivery: Detail }) {
  const t = useWords('sms')
  const refusal = useRefusal()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const byPhone = Boolean(delivery.clientPhone)
  const send = async () => {
    setBusy(true)
    try {
      await call<typeof sendTracking>('POST /delivery/sendTrackingUrl/{id}', { params: { id: delivery.id } })
      notify.success(t(byPhone ? 'tracking.done' : 'tracking.doneMail'))
      await client.invalidateQueries({ queryKey: ['deliveries'] })
    } catch (error) {
      notify.error(refusal(error))
    } finally {
      setBusy(false)
    }
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
