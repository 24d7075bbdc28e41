import { selectedFields } from '../../../platform/graphql/selection'
import { defineResolver } from '../../../platform/operations/registry'
import type { GraphqlOperation } from '../../../platform/operations/registry'
import type { PaymentReads } from '../read/payments'
import type { Payments } from '../service/payments'

export function paymentResolvers(reads: PaymentReads, payments: Payments): GraphqlOperation[] {
  return [
    defineResolver('findAllDeliveryPayments', {}, ({ actor }, args, info) =>
      reads.ofDeliveries(actor, args, selectedFields(info).get('records') ?? new Map()),
    ),
    defineResolver('findAllSubscriptionPayments', {}, ({ actor }, args, info) =>
      reads.ofSubscriptions(actor, args, selectedFields(info).get('records') ?? new Map()),
    ),
    defineResolver('findEarningsByMonth', {}, ({ actor }, args) => reads.byMonth(actor, args)),
    defineResolver('updatePaymentStatus', { idempotent: true }, (ctx, { input }) => payments.move(ctx, input)),
    defineResolver('createSubscriptionPayment', { idempotent: true }, (ctx, { input }) => payments.record(ctx, input)),
  ]
}
