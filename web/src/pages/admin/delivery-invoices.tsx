import { useNavigate, useSearch } from '@tanstack/react-router'
import { DeliveryInvoicesTable } from '../../features/invoices/delivery-invoices-table'
import { InvoicesHeader } from './invoices-header'
import { adminLinks } from './links'

const FROM = '/admin/invoices/deliveries'

export function DeliveryInvoicesPage() {
  const search = useSearch({ from: FROM })
  const navigate = useNavigate({ from: FROM })
  return (
    <>
      <InvoicesHeader active="deliveries" />
      <DeliveryInvoicesTable
        role="ADMIN"
        search={search}
        onSearch={(change) => void navigate({ search: (now) => ({ ...now, ...change }), resetScroll: false })}
        detailOf={adminLinks.detail}
      />
    </>
  )
}
