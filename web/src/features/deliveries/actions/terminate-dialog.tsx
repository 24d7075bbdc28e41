import { useState } from 'react'
import { Textarea } from '@mantine/core'
import type { DeliveryFacts } from '@volant/domain/deliveries/facts'
import { GUARDS } from '@volant/domain/deliveries/guards'
import { useWords } from '../../../lib/i18n'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog'
import { useFieldWords } from '../../../ui/form/field'
import { storedStatus } from '../links'
import type { ActionTarget, Actions } from './use-actions'

interface Props {
  delivery: ActionTarget
  onClose: () => void
  onTerminate: Actions['terminate']
}

/** The error of the input: a reason is required unless the vehicle was handed over. Description 4.2, T21. */
function faultOf({ status, type }: ActionTarget, reason: string): string | undefined {
  // The rule needs only the status and the type.
  const facts = { status: storedStatus(status), type } as DeliveryFacts
  const verdict = GUARDS.earlyReason(facts, { reason })
  return verdict.ok ? undefined : (verdict.fields?.[0]?.code ?? 'required')
}

export function TerminateDialog({ delivery, onClose, onTerminate }: Props) {
  const t = useWords('deliveries')
  const fieldWords = useFieldWords()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const owed = faultOf(delivery, '') !== undefined
  const fault = faultOf(delivery, reason)
  const terminate = async () => {
    setTried(true)
    if (fault) throw new Error(fault)
    await onTerminate(reason.trim() || undefined)
  }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('dialog.terminateTitle', { contract: delivery.publicId })}
      confirm={t('dialog.terminateConfirm')}
      onConfirm={terminate}
    >
      <p>{t('dialog.terminateText')}</p>
      {owed && (
        <Textarea
          label={t('dialog.terminateReason')}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={tried ? fieldWords(fault) : undefined}
          withAsterisk
          autosize
          minRows={3}
          maxLength={500}
        />
      )}
    </ConfirmDialog>
  )
}
