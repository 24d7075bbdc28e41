import type { DeliveryStatus, DeliveryType } from '@volant/domain/deliveries/statuses'
import type { DeliveryTab } from '@volant/domain/deliveries/tabs'
import type { ShownStatus } from './looks'

/** A delivery, as far as its address needs it. */
export interface Addressed {
  readonly id: string
  readonly publicId: string
  readonly type: DeliveryType
  readonly status: ShownStatus
}

/** Where things lead in the viewer's own panel; the page makes them from the app's paths. */
export interface DeliveryLinks {
  readonly table: (tab: DeliveryTab) => string
  readonly detail: (delivery: Addressed) => string
  readonly edit: (delivery: Addressed) => string
  readonly create: (type: DeliveryType) => string
  /** The deal form of a delivery that is not dispatched yet; admins. */
  readonly deal?: (delivery: Addressed, from: 'requested' | 'confirmed') => string
  /** The deal form that looks for another driver; admins. */
  readonly changeDriver?: (delivery: Addressed) => string
  readonly offers?: (delivery: Addressed) => string
}

/** The statuses a row can hold are those of the lifecycle: the API's enumeration also names two tabs. */
export function storedStatus(status: ShownStatus): DeliveryStatus | null {
  return status === 'ALERT' || status === 'CANCELLED' ? null : status
}
