import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { Filters } from '../../features/deliveries/table/filters'
import { DeliveryInvoicesTable } from '../../features/invoices/delivery-invoices-table'
import type { InvoicesSearch } from '../../features/invoices/invoices-search'
import { useWords } from '../../lib/i18n'
import { webConfig } from '../../lib/web-config'
import { PageHeader } from '../../ui/layout/page-header'
import { clientLinks } from './links'

const FROM = '/client/invoices/deliveries'

export function InvoicesPage() {
  const t = useWords('invoices')
  // a link that an admin shared may name organisations
  const search = { ...useSearch({ from: FROM }), organizationSlug: [] }
  const navigate = useNavigate({ from: FROM })
  const accounting = useQuery(webConfig).data?.accountingUrl
  const onSearch = (change: Partial<InvoicesSearch>, replace = false) =>
    void navigate({ search: (now) => ({ ...now, ...change }), replace, resetScroll: false })
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('intro.clients')}
        actions={
          accounting && (
            <Button
              component="a"
              variant="default"
              href={accounting}
              target="_blank"
              rel="noreferrer"
              rightSection={<IconExternalLink size={16} aria-hidden="true" />}
            >
              {t('accounting')}
            </Button>
          )
        }
      />
      <DeliveryInvoicesTable
        role="CLIENT"
        search={search}
        onSearch={onSearch}
        detailOf={clientLinks.detail}
        filters={<Filters role="CLIENT" tab="COMPLETED" search={search} onSearch={onSearch} />}
      />
    </>
  )
}
