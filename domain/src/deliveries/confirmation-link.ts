import type { DeliveryFacts } from './facts'

/** The customer's link dies at the deadline: from then on a new one would be dead when it arrives. */
export function linkWouldBeDead(
  { carDeliveryDeadline }: Pick<DeliveryFacts, 'carDeliveryDeadline'>,
  now: Date,
): boolean {
  return carDeliveryDeadline !== null && carDeliveryDeadline <= now
}
