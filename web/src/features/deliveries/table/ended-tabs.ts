import type { DeliveryTab } from '@volant/domain/deliveries/tabs'

/** What is over is no longer late or in time to come. */
export const ENDED_TABS: readonly DeliveryTab[] = ['COMPLETED', 'CANCELLED']
