import { AppError, refusalError } from '@volant/contract/errors'
import type { AllowDeliveryInput, AssignDriverInput } from '@volant/contract/schema.generated'
import { actionOfAllow } from '@volant/domain/deliveries/calls'
import type { DealInput } from '@volant/domain/deliveries/facts'
import { allowDeliverySchema, assignDriverSchema } from '@volant/domain/deliveries/schema'
import { read } from '@volant/domain/kernel/fields'
import { toCents } from '@volant/domain/kernel/money'
import { auctionDefaults } from '@volant/domain/pricing/auction'
import type * as z from 'zod'
import { changeOnce } from '../../../platform/idempotency'
import type { RequestContext } from '../../../platform/operations/registry'
import { asksOneDate, changeDelivery, lockDelivery, requirePerson } from '../../deliveries/public'
import type { DeliveryChange } from '../../deliveries/public'
import { award } from './award'
import type { OfferDeps } from './offers'
import { closeAccepted } from '../store'

type DealForm = z.output<typeof allowDeliverySchema>

/** Bounds that the form leaves out follow from the client's price. */
function dealOf(form: DealForm, oneDate: boolean): DealInput {
  const clientFinalPrice = toCents(form.clientFinalPrice)
  const defaults = auctionDefaults(clientFinalPrice)
  const { carAvailabilityDate, carPickUpDate, carDeliveryDeadline } = form
  return {
    clientFinalPrice,
    wantedPrice: toCents(form.wantedPrice),
    minPrice: form.minPrice == null ? defaults.minPrice : toCents(form.minPrice),
    maxPrice: form.maxPrice == null ? defaults.maxPrice : toCents(form.maxPrice),
    carAvailabilityDate,
    carPickUpDate,
    carDeliveryDeadline,
    oneDate,
  }
}

function columnsOf({ oneDate: _oneDate, ...columns }: DealInput): DeliveryChange {
  return columns
}

function parsed<T>(found: { ok: true; value: T } | Parameters<typeof refusalError>[0]): T {
  if (!found.ok) throw refusalError(found)
  return found.value
}

/** The deal form: to auction, to a driver, or to another one. T7, T8, T10, T10b. */
export function createDispatch({ db, clock }: OfferDeps) {
  async function giveTo(
    ctx: RequestContext,
    input: AssignDriverInput,
    action: 'ASSIGN_DRIVER' | 'CHANGE_DRIVER',
  ): Promise<{ id: string }> {
    const { actor } = ctx
    const now = clock.now()
    const operation = action === 'CHANGE_DRIVER' ? 'changeDriver' : 'assignDriverToDelivery'
    return changeOnce(db, ctx, operation, input, async (tx) => {
      const delivery = await lockDelivery(tx, actor, input.id)
      requirePerson(actor, delivery, action, now)
      const { driverId, refuseOverlap, despiteExpiredPapers, ...form } = parsed(read(assignDriverSchema, input))
      const deal = dealOf(form, await asksOneDate(tx.sql, delivery.row.organizationId))
      if (action === 'CHANGE_DRIVER' && delivery.row.selectedDriverId !== driverId)
        await closeAccepted(tx, delivery.row.id, 'DRIVER_CHANGED', now)
      return award(tx, actor, delivery, {
        action,
        driverId,
        price: deal.wantedPrice,
        deal,
        set: columnsOf(deal),
        refuseOverlap,
        despiteExpiredPapers,
        version: form.version ?? ctx.ifMatch,
        now,
      })
    })
  }

  return {
    /** Opens the auction; on a delivery that has its driver it takes the mission back. */
    async allow(ctx: RequestContext, input: AllowDeliveryInput): Promise<{ id: string }> {
      const { actor } = ctx
      const now = clock.now()
      return changeOnce(db, ctx, 'allowDelivery', input, async (tx) => {
        const delivery = await lockDelivery(tx, actor, input.id)
        const { row } = delivery
        const action = actionOfAllow(row.status)
        requirePerson(actor, delivery, action, now)
        const form = parsed(read(allowDeliverySchema, input))
        if (form.status && form.status !== 'WAITING_FOR_DRIVER')
          throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'status', code: 'notAllowed' }] })
        const deal = dealOf(form, await asksOneDate(tx.sql, row.organizationId))
        return changeDelivery(tx, actor, delivery, {
          action,
          input: { deal },
          set: {
            ...columnsOf(deal),
            selectedDriverId: null,
            finalPrice: null,
            isEditable: false,
            confirmedAt: row.confirmedAt ?? now,
            putInAuctionAt: row.putInAuctionAt ?? now,
          },
          apply: () => closeAccepted(tx, row.id, 'DRIVER_CHANGED', now),
          data: { formerDriverId: row.selectedDriverId },
          version: form.version ?? ctx.ifMatch,
          now,
        })
      })
    },
    assign: (ctx: RequestContext, input: AssignDriverInput) => giveTo(ctx, input, 'ASSIGN_DRIVER'),
    change: (ctx: RequestContext, input: AssignDriverInput) => giveTo(ctx, input, 'CHANGE_DRIVER'),
  }
}

export type Dispatch = ReturnType<typeof createDispatch>
