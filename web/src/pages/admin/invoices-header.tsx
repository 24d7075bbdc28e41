import { RANK } from '@volant/domain/kernel/actor'
import { paths } from '../../app/paths'
import { useWords } from '../../lib/i18n'
import { useSession } from '../../lib/session'
import { PageHeader } from '../../ui/layout/page-header'
import { Tabs } from '../../ui/layout/tabs'

/** Support may not read the payments of drivers, so it has one list only. Description 6.6. */
export function InvoicesHeader({ active }: { active: 'deliveries' | 'drivers' }) {
  const t = useWords('invoices')
  const { rank } = useSession()
  const items = [
    { key: 'deliveries', label: t('deliveries'), href: paths.deliveryInvoices('admin') },
    ...(rank <= RANK.MAINTAINER ? [{ key: 'drivers', label: t('drivers'), href: paths.driverInvoices() }] : []),
  ]
  return (
    <>
      <PageHeader title={t('title')} subtitle={t(active === 'drivers' ? 'introPayments' : 'intro')} />
      {items.length > 1 && <Tabs label={t('tabs')} active={active} items={items} />}
    </>
  )
}
