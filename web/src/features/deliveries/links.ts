import type { DeliveryStatus, DeliveryType } from '@volant/domain/deliveries/statuses'
import type { DeliveryTab } from '@volant/domain/deliveries/tabs'
import type { ShownStatus } from './colours'

/** The fields of a delivery that its address needs. */
export interface DeliveryRef {
  readonly id: string
  readonly publicId: string
  readonly type: DeliveryType
  readonly status: ShownStatus
}

/** Links in the viewer's panel, which the page creates from the app's paths. */
export interface DeliveryLinks {
  readonly table: (tab: DeliveryTab) => string
  readonly detail: (delivery: DeliveryRef) => string
  readonly edit: (delivery: DeliveryRef) => string
  readonly create: (type: DeliveryType) => string
  /** The deal form of a delivery that is not dispatched yet; admins. */
  readonly deal?: (delivery: DeliveryRef, from: 'requested' | 'confirmed') => string
  /** The deal form that looks for another driver; admins. */
  readonly changeDriver?: (delivery: DeliveryRef) => string
  readonly offers?: (delivery: DeliveryRef) => string
}

/** The status as one of the lifecycle, because the API's enumeration also has two tab keys; null for those. */
export function storedStatus(status: ShownStatus): DeliveryStatus | null {
  return status === 'ALERT' || status === 'CANCELLED' ? null : status
}
