import type { Bus } from '../../platform/bus'
import type {} from '../deliveries/public'
import { burnLinks } from './store'

/** Whoever moves on without the customer's answer takes the question back: the link dies in the same transaction. */
export function reactToMoves(bus: Bus): void {
  bus.within('delivery.changed', async ({ before, after }, tx) => {
    const asked = before?.status === 'PENDING_CUSTOMER_CONFIRMATION'
    if (asked && (after.status !== 'PENDING_CUSTOMER_CONFIRMATION' || after.deletedAt !== null))
      await burnLinks(tx, after.id)
  })
}
