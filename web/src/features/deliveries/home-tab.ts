import type { DeliveryStatus } from '@volant/domain/deliveries/statuses'
import { tabOf, type DeliveryTab } from '@volant/domain/deliveries/tabs'
import { COUNTED_TABS } from './counts'

/** The tab of the table where a delivery of this status stands; an alert is found among the waiting ones. */
export function homeTab(role: 'ADMIN' | 'CLIENT', status: DeliveryStatus | null): DeliveryTab {
  const tabs: readonly DeliveryTab[] = COUNTED_TABS[role]
  // Of the two tabs that list what a customer cancelled, the one of the cancelled is its home.
  const latest = [...tabs].reverse().find((tab) => {
    const definition = tabOf(role, tab)
    return status !== null && definition && !definition.alert && definition.statuses.includes(status)
  })
  return latest ?? 'CONFIRMED'
}
