import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { DeliveryInvoicesTable } from '../../features/invoices/delivery-invoices-table'
import { useWords } from '../../lib/i18n'
import { webConfig } from '../../lib/web-config'
import { PageHeader } from '../../ui/layout/page-header'
import { clientLinks } from './links'

const FROM = '/client/invoices/deliveries'

export function InvoicesPage() {
  const t = useWords('invoices')
  const search = useSearch({ from: FROM })
  const navigate = useNavigate({ from: FROM })
  const accounting = useQuery(webConfig).data?.accountingUrl
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('intro')}
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
        onSearch={(change) => void navigate({ search: (now) => ({ ...now, ...change }), resetScroll: false })}
        detailOf={clientLinks.detail}
      />
    </>
  )
}
