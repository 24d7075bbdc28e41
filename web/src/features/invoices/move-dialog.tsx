import { Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { PaymentStatus } from '@volant/domain/offers/payments'
import { request } from '../../lib/api'
import { MISSING } from '../../lib/format'
import { useWords } from '../../lib/i18n'
import { useOpened } from '../../lib/use-opened'
import { useRefusal } from '../../lib/use-refusal'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog'
import { notify } from '../../ui/feedback/toasts'
import { PaymentAmount } from './payment-amount'
import { PAYMENTS, type PaymentRow } from './payments-query'
import { MovePaymentDocument } from './queries.generated'

interface Props {
  payment: PaymentRow
  to: PaymentStatus
  onClose: () => void
}

/** Asks before a payment is moved, and moves the amount that it shows: one that has changed meanwhile is told. Description 4.6. */
export function MoveDialog({ payment, to, onClose }: Props) {
  const t = useWords('invoices')
  const client = useQueryClient()
  const { target, tell } = useOpened({ ...payment, version: payment.amount })
  const refusal = useRefusal({ stale: t('amountChanged'), onStale: tell })
  const { id, amount, driver } = target
  const move = () => {
    const moving = request(MovePaymentDocument, { input: { id, status: to, amount } })
    // also after a refusal: somebody else may have moved it
    return notify
      .outcome(moving, t('moved'), refusal)
      .finally(() => void client.invalidateQueries({ queryKey: PAYMENTS }))
  }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t(`move.${to}`)}
      confirm={t(`move.${to}`)}
      danger={to === 'CANCELLED'}
      onConfirm={move}
    >
      <Text fw={550}>{driver?.fullName ?? MISSING}</Text>
      <PaymentAmount payment={target} />
      <Text>{t(`moveText.${to}`)}</Text>
    </ConfirmDialog>
  )
}
