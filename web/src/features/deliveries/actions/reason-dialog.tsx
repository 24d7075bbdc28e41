import { useState } from 'react'
import { Textarea } from '@mantine/core'
import type { DeliveryFacts } from '@volant/domain/deliveries/facts'
import { GUARDS } from '@volant/domain/deliveries/guards'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog'
import { useFieldWords } from '../../../ui/form/field'
import { storedStatus } from '../links'
import type { ActionTarget } from './use-actions'

type ReasonGuard = 'earlyReason' | 'forcedReason'

interface Props {
  delivery: ActionTarget
  /** The rule that says whether a reason is owed, and what is wrong with one. Description 4.2, T21, T27. */
  guard: ReasonGuard
  title: string
  text: string
  /** Asks for the reason. */
  label: string
  confirm: string
  onClose: () => void
  onConfirm: (reason: string | undefined) => Promise<void>
}

function faultOf({ status, type }: ActionTarget, guard: ReasonGuard, reason: string): string | undefined {
  // Both rules need only the status and the type.
  const facts = { status: storedStatus(status), type } as DeliveryFacts
  const verdict = GUARDS[guard](facts, { reason })
  return verdict.ok ? undefined : (verdict.fields?.[0]?.code ?? 'required')
}

/** Asks once, and why where the rule wants a reason. */
export function ReasonDialog({ delivery, guard, text, label, onConfirm, ...dialog }: Props) {
  const fieldWords = useFieldWords()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const owed = faultOf(delivery, guard, '') !== undefined
  const fault = faultOf(delivery, guard, reason)
  const submit = async () => {
    setTried(true)
    if (fault) throw new Error(fault)
    await onConfirm(reason.trim() || undefined)
  }
  return (
    <ConfirmDialog opened {...dialog} onConfirm={submit}>
      <p>{text}</p>
      {owed && (
        <Textarea
          label={label}
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
