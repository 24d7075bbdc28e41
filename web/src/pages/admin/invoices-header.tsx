import type { ReactNode } from 'react'
import { RANK } from '@volant/domain/kernel/actor'
import { paths } from '../../app/paths'
import { useWords } from '../../lib/i18n'
import { useSession } from '../../lib/session'
import { PageHeader } from '../../ui/layout/page-header'
import { Tabs } from '../../ui/layout/tabs'

interface Props {
  active: 'clients' | 'subscription' | 'delivery' | 'expenses'
  actions?: ReactNode
}

/** Support may not read the payments of drivers, so it has one list only. Description 6.6. */
export function InvoicesHeader({ active, actions }: Props) {
  const t = useWords('invoices')
  const { rank } = useSession()
  const ofDrivers = (['subscription', 'delivery'] as const).map((key) => ({
    key,
    label: t(`tab.${key}`),
    href: paths.driverInvoices(key),
  }))
  const items = [
    { key: 'clients', label: t('tab.clients'), href: paths.deliveryInvoices('admin') },
    ...(rank <= RANK.MAINTAINER
      ? [...ofDrivers, { key: 'expenses' as const, label: t('tab.expenses'), href: paths.openExpenses() }]
      : []),
  ]
  return (
    <>
      <PageHeader title={t('title')} subtitle={t(`intro.${active}`)} actions={actions} />
      {items.length > 1 && <Tabs label={t('tabs')} active={active} items={items} />}
    </>
  )
}
