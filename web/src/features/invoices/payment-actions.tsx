import { useState } from 'react'
import { ActionIcon } from '@mantine/core'
import { IconBan, IconCheck, IconDots, IconRefresh, IconX } from '@tabler/icons-react'
import { PAYMENT_MOVES, type PaymentStatus } from '@volant/domain/offers/payments'
import { formatDate, MISSING } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { Dropdown } from '../../ui/dropdown/dropdown'
import { MenuEntry } from '../../ui/dropdown/menu-entry'
import { MoveDialog } from './move-dialog'
import type { PaymentRow } from './payments-query'

const ICON_OF = { PAID: IconCheck, FAILED: IconX, CANCELLED: IconBan, PENDING: IconRefresh } as const

/** Where a payment may go from its status, each asked once more; nothing for one that is settled. Description 4.6. */
export function PaymentActions({ payment }: { payment: PaymentRow }) {
  const t = useWords('invoices')
  const language = useLanguage()
  const [to, setTo] = useState<PaymentStatus>()
  const moves = PAYMENT_MOVES[payment.status]
  if (moves.length === 0) return null
  const name = payment.driver?.fullName ?? MISSING
  const label = t('actionsOf', { name, date: formatDate(payment.createdAt, language) })
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
      {to && <MoveDialog payment={payment} to={to} onClose={() => setTo(undefined)} />}
    </>
  )
}
