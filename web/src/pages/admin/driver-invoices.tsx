import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router'
import { DriverPayments } from '../../features/invoices/driver-payments'
import { ExportPayments } from '../../features/invoices/export-payments'
import { InvoicesHeader } from './invoices-header'
import { paymentLinks } from './links'

const FROM = '/admin/invoices/driver/$kind'

export function DriverInvoicesPage() {
  const { kind } = useRouteContext({ from: FROM })
  const search = useSearch({ from: FROM })
  const navigate = useNavigate({ from: FROM })
  return (
    <>
      <InvoicesHeader active={kind} actions={<ExportPayments kind={kind} search={search} />} />
      <DriverPayments
        key={kind}
        kind={kind}
        search={search}
        onSearch={(change, replace = false) =>
          void navigate({ search: (now) => ({ ...now, ...change }), replace, resetScroll: false })
        }
        links={paymentLinks}
      />
    </>
  )
}
