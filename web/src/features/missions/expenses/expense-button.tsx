import { Suspense } from 'react'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconReceiptEuro } from '@tabler/icons-react'
import { decideExpense } from '@volant/domain/expenses/expenses'
import type { PaymentStatus } from '@volant/domain/offers/payments'
import { useWords, withWords } from '../../../lib/i18n'
import { lazyPart } from '../../../ui/lazy/lazy-part'
import { MissingDialog } from '../../../ui/lazy/missing-dialog'
import { statusOf, type Mission } from '../mission'

// Most missions cost nothing beside their price.
const ExpenseDialog = lazyPart(() => withWords(import('./expense-dialog'), 'expenses'), 'ExpenseDialog', MissingDialog)

interface Props {
  mission: Mission
  /** How the payment stands, once there is one. */
  payment?: PaymentStatus | null
}

/** Opens the expenses, from departure until the payment is settled. */
export function ExpenseButton({ mission, payment = null }: Props) {
  const t = useWords('mission')
  const [opened, dialog] = useDisclosure(false)
  if (!decideExpense({ status: statusOf(mission), payment }).ok) return null
  return (
    <>
      <Button
        variant="light"
        size="sm"
        h={44}
        leftSection={<IconReceiptEuro size={18} aria-hidden="true" />}
        onClick={dialog.open}
      >
        {t('expenses')}
      </Button>
      {opened && (
        <Suspense>
          <ExpenseDialog mission={mission} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  )
}
