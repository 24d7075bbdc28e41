import type { Reaction } from '../../platform/bus'
import type { Hint } from '../../platform/live/broadcast'
import type { LiveSender } from '../../platform/live/sender'
import type { DeliveryChanged } from './events'

type Hinted = Pick<DeliveryChanged, 'before' | 'after'> & Partial<Pick<DeliveryChanged, 'data'>>

function hintOf({ before, after, data }: Hinted): Hint {
  const drivers = [before?.selectedDriverId, after.selectedDriverId, ...(data?.rejectedDriverIds ?? [])].filter(
    (id) => typeof id === 'string',
  )
  return {
    deliveryId: after.id,
    status: after.status,
    version: after.version,
    organizationId: after.organizationId,
    driverIds: [...new Set(drivers)],
    trackingIds: [...new Set([...(before ? [before.trackingId] : []), after.trackingId])],
    auction: before?.status === 'WAITING_FOR_DRIVER' || after.status === 'WAITING_FOR_DRIVER',
  }
}

/** Tells the screens that a delivery changed; each fetches it again with its own rights. */
export function deliveryReactions({ hint }: Pick<LiveSender, 'hint'>): readonly Reaction[] {
  return [
    { on: 'delivery.changed', phase: 'committed', react: (event) => hint(hintOf(event)) },
    {
      on: 'deliveries.late',
      phase: 'committed',
      react: ({ deliveries }) => deliveries.forEach((late) => hint(hintOf({ before: null, after: late }))),
    },
  ]
}
