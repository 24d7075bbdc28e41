import { formatMoney } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { Money } from '../../ui/data/money'
import { TwoLines } from '../../ui/table/two-lines'
import type { PaymentRow } from './payments-query'

/**
 * A month of a subscription is an amount without tax. What a driver is paid for a mission is called neither: it holds receipts with
 * their tax, whose sum stands below.
 */
export function PaymentAmount({ payment: { amount, disbursements } }: { payment: PaymentRow }) {
  const t = useWords('invoices')
  const language = useLanguage()
  if (disbursements === undefined) return <Money euros={amount} suffix="HT" />
  if (disbursements === 0) return <Money euros={amount} />
  const below = t('disbursements', { amount: formatMoney(disbursements, language) })
  return <TwoLines first={<Money euros={amount} />} second={below} />
}
