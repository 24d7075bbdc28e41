import { useQuery } from '@tanstack/react-query'
import type { DeliveryTab } from '@volant/domain/deliveries/tabs'
import { useWords } from '../../../lib/i18n'
import { Tabs } from '../../../ui/layout/tabs'
import { COUNTED_TABS, countsQuery } from '../counts'

interface Props {
  role: 'ADMIN' | 'CLIENT'
  active: DeliveryTab
  hrefOf: (tab: DeliveryTab) => string
}

/** The tabs with their live counts; a tab without a count is shown only while it is open. */
export function DeliveryTabs({ role, active, hrefOf }: Props) {
  const t = useWords('deliveries')
  const { data: counts } = useQuery(countsQuery(role))
  const counted: readonly DeliveryTab[] = COUNTED_TABS[role]
  const shown = counted.includes(active) ? counted : [active, ...counted]
  return (
    <Tabs
      label={t('table.tabs')}
      active={active}
      counted
      items={shown.map((key) => ({
        key,
        label: t(`tab.${key}`),
        href: hrefOf(key),
        count: counts?.[key],
        urgent: key === 'ALERT',
      }))}
    />
  )
}
