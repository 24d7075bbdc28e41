import { useState } from 'react'
import { ActionIcon, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { IconBan, IconCheck, IconDots, IconRefresh, IconX } from '@tabler/icons-react'
import { PAYMENT_MOVES, type PaymentStatus } from '@volant/domain/offers/payments'
import { request } from '../../lib/api'
import { useApiErrorWords } from '../../lib/api-error-words'
import { formatDate, formatMoney, MISSING } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { Dropdown } from '../../ui/dropdown/dropdown'
import { MenuEntry } from '../../ui/dropdown/menu-entry'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog'
import { notify } from '../../ui/feedback/toasts'
import { PAYMENTS, type PaymentRow } from './payments-query'
import { MovePaymentDocument } from './queries.generated'

const ICON_OF = { PAID: IconCheck, FAILED: IconX, CANCELLED: IconBan, PENDING: IconRefresh } as const

/** Where a payment may go from its status, each asked once more; nothing for one that is settled. Description 4.6. */
export function PaymentActions({ payment }: { payment: PaymentRow }) {
  const t = useWords('invoices')
  const words = useApiErrorWords()
  const language = useLanguage()
  const client = useQueryClient()
  const [to, setTo] = useState<PaymentStatus>()
  const moves = PAYMENT_MOVES[payment.status]
  if (moves.length === 0) return null
  const name = payment.driver?.fullName ?? MISSING
  const label = t('actionsOf', { name, date: formatDate(payment.createdAt, language) })
  const move = async (status: PaymentStatus) => {
    const moving = request(MovePaymentDocument, { input: { id: payment.id, status } })
    // also after a refusal: somebody else may have moved it
    await notify.outcome(moving, t('moved'), words).finally(() => void client.invalidateQueries({ queryKey: PAYMENTS }))
  }
  return (
    <>
      <Dropdown
        menu
        side="end"
        label={label}
        target={(props) => (
          <ActionIcon {...props} variant="subtle" color="gray" size={32} aria-label={label}>
            <IconDots size={18} aria-hidden="true" />
          </ActionIcon>
        )}
      >
        {(hide) =>
          moves.map((status) => {
            const Icon = ICON_OF[status]
            return (
              <MenuEntry
                key={status}
                danger={status === 'CANCELLED'}
                icon={<Icon size={16} aria-hidden="true" />}
                onChoose={() => {
                  hide()
                  setTo(status)
                }}
              >
                {t(`move.${status}`)}
              </MenuEntry>
            )
          })
        }
      </Dropdown>
      {to && (
        <ConfirmDialog
          opened
          onClose={() => setTo(undefined)}
          title={t(`move.${to}`)}
          confirm={t(`move.${to}`)}
          danger={to === 'CANCELLED'}
          onConfirm={() => move(to)}
        >
          <Text fw={550}>
            {name} · {formatMoney(payment.amount, language, 'HT')}
          </Text>
          <Text>{t(`moveText.${to}`)}</Text>
        </ConfirmDialog>
      )}
    </>
  )
}
