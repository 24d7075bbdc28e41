import type { Delivery, Vehicle } from '@volant/contract/schema.generated'
import { missingParts, type MissingPart } from '@volant/domain/deliveries/missing-parts'
import { isIn, REQUESTED_GROUP } from '@volant/domain/deliveries/statuses'
import { storedStatus } from './links'

/** Of an address counts whether there is one. */
type Place = 'fromAddress' | 'toAddress' | 'toReturnFromAddress' | 'toReturnToAddress'

export interface Requested
  extends Pick<Delivery, 'status' | 'type' | 'category'>, Readonly<Record<Place, object | null>> {
  readonly vehicles: readonly Pick<Vehicle, 'marque' | 'model' | 'vehicleCode'>[]
}

/** What a request lacks whose wizard was left before its end: nobody can act on it yet. */
export function missingOf(delivery: Requested): MissingPart[] {
  const status = storedStatus(delivery.status)
  if (!status || !isIn(status, REQUESTED_GROUP)) return []
  return missingParts({
    type: delivery.type,
    category: delivery.category,
    addresses: {
      from: delivery.fromAddress !== null,
      to: delivery.toAddress !== null,
      returnFrom: delivery.toReturnFromAddress !== null,
      returnTo: delivery.toReturnToAddress !== null,
    },
    vehicles: delivery.vehicles.map(({ marque, model, vehicleCode }) => ({
      complete: Boolean(marque && model && vehicleCode),
    })),
  })
}

export const isUnfinished = (delivery: Requested): boolean => missingOf(delivery).length > 0
