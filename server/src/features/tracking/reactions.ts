import type { Reaction } from '../../platform/bus'
import type { LiveSender } from '../../platform/live/sender'
import type {} from './events'

/** Whoever watches the delivery sees the vehicle move. */
export function trackingReactions({ position }: Pick<LiveSender, 'position'>): readonly Reaction[] {
  return [{ on: 'position.recorded', phase: 'committed', react: position }]
}
