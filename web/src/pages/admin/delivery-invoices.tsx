import { useNavigate, useSearch } from '@tanstack/react-router'
import { Filters } from '../../features/deliveries/table/filters'
import { DeliveryInvoicesTable } from '../../features/invoices/delivery-invoices-table'
import type { InvoicesSearch } from '../../features/invoices/invoices-search'
import { InvoicesHeader } from './invoices-header'
import { adminLinks } from './links'

const FROM = '/admin/invoices/deliveries'

export function DeliveryInvoicesPage() {
  const search = useSearch({ from: FROM })
  const navigate = useNavigate({ from: FROM })
  const onSearch = (change: Partial<InvoicesSearch>, replace = false) =>
    void navigate({ search: (now) => ({ ...now, ...change }), replace, resetScroll: false })
  return (
    <>
      <InvoicesHeader active="clients" />
      <DeliveryInvoicesTable
        role="ADMIN"
        search={search}
        onSearch={onSearch}
        detailOf={adminLinks.detail}
        filters={<Filters role="ADMIN" tab="COMPLETED" search={search} onSearch={onSearch} />}
      />
    </>
  )
}
