import * as z from 'zod'
import { SUBSCRIPTION_AMOUNT, SUBSCRIPTION_TIERS } from '../drivers/subscriptions'
import { euros, form, oneOf, uuid } from '../kernel/fields'
import { PAYMENT_STATUSES } from '../offers/payments'

export const paymentStatusSchema = form({ id: uuid(), status: oneOf(PAYMENT_STATUSES), amount: euros().nullish() })

/** A month of a driver's subscription, `2026-03`. That it has begun is the service's to say: the domain has no clock. */
export const subscriptionPaymentSchema = form({
  driverId: uuid(),
  subscriptionId: oneOf(SUBSCRIPTION_TIERS),
  month: z
    .string({ error: ({ input }) => (input == null ? 'required' : 'invalid') })
    .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, { error: 'invalid' }),
  amount: euros(SUBSCRIPTION_AMOUNT.min, SUBSCRIPTION_AMOUNT.max),
})
