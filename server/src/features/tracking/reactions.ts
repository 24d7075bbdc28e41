import { isOnTheWay } from '@volant/domain/tracking/position'
import type { Reaction } from '../../platform/bus'
import type { Tx } from '../../platform/db/database'
import type { LiveSender } from '../../platform/live/sender'
import type { DeliveryChanged } from '../deliveries/public'
import type {} from './events'
import { setSharingPaused } from './store'

/** A pause is of the leg on which it was pressed: of the next one the driver has said nothing yet. */
async function endPause({ before, after }: DeliveryChanged, tx: Tx): Promise<void> {
  const isOver = before !== null && isOnTheWay(before.status) && before.status !== after.status
  if (isOver && after.sharingPausedAt !== null) await setSharingPaused(tx, after.id, null)
}

/** Whoever watches the delivery sees the vehicle move. */
export function trackingReactions({
  position,
  hint,
  stopWatching,
}: Pick<LiveSender, 'position' | 'hint' | 'stopWatching'>): readonly Reaction[] {
  return [
    { on: 'delivery.changed', phase: 'rows', react: endPause },
    {
      on: 'delivery.changed',
      phase: 'committed',
      // what the next driver sends is none of the former one's business
      react({ before, after }) {
        const former = before?.selectedDriverId
        if (former && former !== after.selectedDriverId) stopWatching(former, after.id)
      },
    },
    { on: 'position.recorded', phase: 'committed', react: position },
    {
      on: 'sharing.changed',
      phase: 'committed',
      react: ({ delivery: { id: deliveryId, trackingId, status, version, organizationId } }) =>
        hint({ deliveryId, status, version, organizationId, driverIds: [], trackingIds: [trackingId] }),
    },
  ]
}
