import type { Bus } from '../../platform/bus'
import type {} from '../deliveries/public'
import { creditInvoice, issueInvoice, owePayment, settlePayments } from './issue'
import type { SellerSnapshot } from './snapshot'

/**
 * Money follows the delivery in its transaction. Registered after the other reactions: the number's counter is the last
 * row to be locked and the first to be let go.
 */
export function reactToCompletions(bus: Bus, seller: SellerSnapshot): void {
  bus.within('delivery.changed', async ({ before, after, at }, tx) => {
    const was = before?.status === 'COMPLETED'
    const is = after.status === 'COMPLETED'
    if (is && !was) {
      await owePayment(tx, after, at)
      await issueInvoice(tx, after, seller, at)
    }
    if (was && !is) {
      await settlePayments(tx, after, at)
      await creditInvoice(tx, after, at)
    }
  })
}
