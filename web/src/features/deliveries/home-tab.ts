import type { DeliveryStatus } from '@volant/domain/deliveries/statuses'
import { tabOf, type DeliveryTab } from '@volant/domain/deliveries/tabs'
import { COUNTED_TABS } from './counts'

/** The tab that lists deliveries of this status; alerts are in the waiting tab. */
export function homeTab(role: 'ADMIN' | 'CLIENT', status: DeliveryStatus | null): DeliveryTab {
  const tabs: readonly DeliveryTab[] = COUNTED_TABS[role]
  // Reversed, because two tabs list what a customer cancelled, and the later one is the cancelled tab.
  const latest = [...tabs].reverse().find((tab) => {
    const definition = tabOf(role, tab)
    return status !== null && definition && !definition.alert && definition.statuses.includes(status)
  })
  return latest ?? 'CONFIRMED'
}
