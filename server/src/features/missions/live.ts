import type { Bus } from '../../platform/bus'
import type { Hint } from '../../platform/live/broadcast'
import type {} from './events'

/** Photos and figures of an inspection reach the office and the client while it goes on; the driver sees them as filed. */
export function announceInspections(bus: Bus, tell: (hint: Hint) => void): void {
  bus.after('vehicle.photographed', ({ delivery: { id: deliveryId, status, version, organizationId } }) =>
    tell({ deliveryId, status, version, organizationId, driverIds: [] }),
  )
}
