import type { OfferStatus } from '@volant/domain/offers/states'
import type { DeliveryRow } from '../deliveries/public'

/** An offer was made, answered or taken back. */
export interface OffersChanged {
  readonly deliveryId: string
  readonly delivery: DeliveryRow
  readonly driverId: string
  readonly status: OfferStatus | 'DELETED'
}

declare module '../../platform/bus' {
  interface DomainEvents {
    'offers.changed': OffersChanged
  }
}
