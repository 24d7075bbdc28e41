import type { Reaction } from '../../platform/bus'
import type { LiveSender } from '../../platform/live/sender'
import type {} from '../deliveries/public'
import type {} from './events'

/** Whoever watches the delivery sees the vehicle move. */
export function trackingReactions({
  position,
  hint,
  stopWatching,
}: Pick<LiveSender, 'position' | 'hint' | 'stopWatching'>): readonly Reaction[] {
  return [
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
