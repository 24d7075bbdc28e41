import type { Reaction } from '../../platform/bus'
import type { Tx } from '../../platform/db/database'
import type { DeliveryChanged } from '../deliveries/public'
import { creditInvoice, issueInvoice, owePayment, settlePayments } from './service/issue'
import type { SellerSnapshot } from '@volant/domain/invoices/snapshot'

/** Money follows the delivery in its transaction: what is completed is owed and invoiced, what is undone is credited. */
export function invoiceReactions(seller: SellerSnapshot): readonly Reaction[] {
  async function followCompletion({ before, after, at }: DeliveryChanged, tx: Tx): Promise<void> {
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
  }
  return [{ on: 'delivery.changed', phase: 'books', react: followCompletion }]
}
