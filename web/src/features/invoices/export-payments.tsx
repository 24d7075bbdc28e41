import type { exportPayments } from '@volant/contract/rest/invoices'
import { call } from '../../lib/api'
import { ExportButton } from '../../ui/data/export-button'
import type { PaymentsSearch } from './invoices-search'
import type { PaymentKind } from './payments-query'

interface Props {
  kind: PaymentKind
  search: PaymentsSearch
}

/** Exports all pages of a list of payments with its filters and its order. */
export function ExportPayments({ kind: tab, search: { page: _page, ...shown } }: Props) {
  const body = { tab, ...shown }
  return (
    <ExportButton
      load={(options) =>
        call<typeof exportPayments>('POST /invoice/download-delivery-payments-xlsx', { body }, options)
      }
    />
  )
}
