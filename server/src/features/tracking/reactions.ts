import type { Reaction } from '../../platform/bus'
import type { LiveSender } from '../../platform/live/sender'
import type {} from './events'

/** Whoever watches the delivery sees the vehicle move. */
export function trackingReactions({ position, hint }: Pick<LiveSender, 'position' | 'hint'>): readonly Reaction[] {
  return [
    { on: 'position.recorded', phase: 'committed', react: position },
    {
      on: 'sharing.changed',
      phase: 'committed',
      react: ({ delivery: { id: deliveryId, status, version, organizationId } }) =>
        hint({ deliveryId, status, version, organizationId, driverIds: [] }),
    },
  ]
}
