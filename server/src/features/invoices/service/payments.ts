import { AppError, ensure, refusalError } from '@volant/contract/errors'
import type { PaymentStatusInput, SubscriptionPaymentInput } from '@volant/contract/schema.generated'
import { paymentStatusSchema, subscriptionPaymentSchema } from '@volant/domain/invoices/schema'
import { decideDebit } from '@volant/domain/drivers/mandate'
import { refuse } from '@volant/domain/kernel/decision'
import { read } from '@volant/domain/kernel/fields'
import { toCents, toEuros } from '@volant/domain/kernel/money'
import { monthKey } from '@volant/domain/kernel/time'
import { decidePaymentMove, PAYMENT_MOVES } from '@volant/domain/offers/payments'
import type { PaymentStatus } from '@volant/domain/offers/payments'
import { withTax } from '@volant/domain/pricing/options'
import { mayCallByRank } from '@volant/domain/permissions/operations'
import { validate } from 'uuid'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/database'
import { once } from '../../../platform/idempotency'
import type { RequestContext } from '../../../platform/operations/registry'
import { standingMandate } from '../../drivers/public'
import { logSecurity } from '../../identity/public'
import type {} from '../events'
import { awaitsDecision } from '../store/disbursements'
import { vatRates } from '../store/invoices'
import {
  driverFlags,
  insertSubscriptionPayment,
  keepPaidAccount,
  lockPayment,
  setPaymentStatus,
} from '../store/payments'

interface PaymentDeps {
  readonly db: Database
  readonly clock: Clock
}

export interface PaymentOutcome {
  readonly id: string
  readonly status: PaymentStatus
}

/** What the office does with payments of drivers; each act is written down with whoever did it. Description 4.6. */
export function createPayments({ db, clock }: PaymentDeps) {
  return {
    /**
     * The row is locked: of two clicks at once one wins, and the other finds the status that it left. Whoever says which amount they saw
     * settles that one or none.
     */
    async move(ctx: RequestContext, input: PaymentStatusInput): Promise<PaymentOutcome> {
      const { actor } = ctx
      if (actor.role !== 'ADMIN') throw new AppError('FORBIDDEN', { reason: 'WRONG_ROLE' })
      const at = clock.now()
      return db.tx((tx) =>
        once(tx, ctx, 'updatePaymentStatus', input, async () => {
          const found = validate(input.id) ? await lockPayment(tx, input.id) : undefined
          if (found === undefined) throw new AppError('NOT_FOUND')
          ensure(mayCallByRank(actor, 'updatePaymentStatus'))
          const parsed = read(paymentStatusSchema, input)
          if (!parsed.ok) throw refusalError(parsed)
          const { id, status, amount: seen } = parsed.value
          ensure(decidePaymentMove(found.status, status))
          if (seen != null && toCents(seen) !== found.amount)
            throw new AppError('CONFLICT', { reason: 'STALE_VERSION' })
          // once it is settled nobody can decide on them any more
          if (PAYMENT_MOVES[status].length === 0 && (await awaitsDecision(tx, id)))
            ensure(refuse('CONFLICT', 'EXPENSES_UNDECIDED'))
          await setPaymentStatus(tx, found.table, id, status, at)
          if (status === 'PAID') await keepPaidAccount(tx, id)
          const data = { payment: id, ...found.owedFor, from: found.status, to: status, amount: toEuros(found.amount) }
          await logSecurity(tx, { kind: 'payment.moved', at, actorSub: actor.sub, subject: found.sub, data })
          if (status === 'CANCELLED' && 'month' in found.owedFor)
            tx.emit('subscription.cancelled', { paymentId: id, driverId: found.driverId, month: found.owedFor.month })
          tx.emit('driver.changed', { driverId: found.driverId })
          return { id, status }
        }),
      )
    },

    /** A month of a driver's subscription, owed from now on. The index on live payments turns a second one away. */
    async record(ctx: RequestContext, input: SubscriptionPaymentInput): Promise<PaymentOutcome> {
      const { actor } = ctx
      if (actor.role !== 'ADMIN') throw new AppError('FORBIDDEN', { reason: 'WRONG_ROLE' })
      const at = clock.now()
      return db.tx((tx) =>
        once(tx, ctx, 'createSubscriptionPayment', input, async () => {
          const driver = validate(input.driverId) ? await driverFlags(tx, input.driverId) : undefined
          if (driver === undefined) throw new AppError('NOT_FOUND')
          ensure(mayCallByRank(actor, 'createSubscriptionPayment'))
          const parsed = read(subscriptionPaymentSchema, input)
          if (!parsed.ok) throw refusalError(parsed)
          const { driverId, subscriptionId: tier, month, amount } = parsed.value
          if (month > monthKey(at))
            throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'month', code: 'outOfRange' }] })
          if (!driver.confirmed) ensure(refuse('CONFLICT', 'DRIVER_UNAVAILABLE'))
          const mandate = (await standingMandate(tx.sql, driverId)) ?? null
          ensure(decideDebit(mandate, at))
          const owed = { driverId, month, amount: toCents(amount) }
          const id = await insertSubscriptionPayment(tx, { ...owed, tier }, at)
          const data = { payment: id, month, amount }
          await logSecurity(tx, { kind: 'payment.recorded', at, actorSub: actor.sub, subject: driver.sub, data })
          const { gross } = withTax(owed.amount, (await vatRates(tx)).FR)
          tx.emit('subscription.recorded', { paymentId: id, ...owed, gross, reference: mandate?.reference ?? null, at })
          tx.emit('driver.changed', { driverId })
          return { id, status: 'PENDING' }
        }),
      )
    },
  }
}

export type Payments = ReturnType<typeof createPayments>
