import { useNavigate, useSearch } from '@tanstack/react-router'
import { DriverPaymentsTable } from '../../features/invoices/driver-payments-table'
import { InvoicesHeader } from './invoices-header'

const FROM = '/admin/invoices/driver/delivery'

export function DriverInvoicesPage() {
  const search = useSearch({ from: FROM })
  const navigate = useNavigate({ from: FROM })
  return (
    <>
      <InvoicesHeader active="drivers" />
      <DriverPaymentsTable
        search={search}
        onSearch={(change) => void navigate({ search: (now) => ({ ...now, ...change }), resetScroll: false })}
      />
    </>
  )
}
