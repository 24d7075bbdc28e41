import type { Bus } from '../../platform/bus'
import type { Hint } from '../../platform/live/broadcast'
import type {} from './events'

/** A new or answered offer changes what the office and its bidder see, not the delivery itself. */
export function announceOffers(bus: Bus, tell: (hint: Hint) => void): void {
  bus.after('offers.changed', ({ delivery, driverId }) => {
    const { id: deliveryId, status, version, organizationId } = delivery
    tell({ deliveryId, status, version, organizationId, driverIds: [driverId] })
  })
}
