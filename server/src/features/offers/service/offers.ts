import { AppError, ensure, refusalError } from '@volant/contract/errors'
import type { CreateOfferInput } from '@volant/contract/schema.generated'
import { decide } from '@volant/domain/deliveries/lifecycle'
import { refuse } from '@volant/domain/kernel/decision'
import { read } from '@volant/domain/kernel/fields'
import { toCents } from '@volant/domain/kernel/money'
import type { Actor } from '@volant/domain/kernel/actor'
import { offerSchema } from '@volant/domain/offers/schema'
import { decideAcceptance, decideOfferMove, decideReplacement, decideWithdrawal } from '@volant/domain/offers/states'
import type { OfferStatus } from '@volant/domain/offers/states'
import { mayCallByRank } from '@volant/domain/permissions/operations'
import type { OperationName } from '@volant/domain/permissions/operations'
import type { Clock } from '../../../platform/clock'
import type { Database, Tx } from '../../../platform/db/database'
import { once } from '../../../platform/idempotency'
import type { RequestContext } from '../../../platform/operations/registry'
import { ensureHere, ensureSeen, lockDelivery } from '../../deliveries/public'
import { award } from './award'
import { closeOffer, deleteOffer, deliveryOfOffer, insertOffer, lockDriver, lockOffer, lockPending } from '../store'

export interface OfferOutcome {
  readonly id: string
  readonly driverId: string
  readonly deliveryId: string
  readonly status: OfferStatus
}

export interface OfferDeps {
  readonly db: Database
  readonly clock: Clock
}

/** A driver bids for themselves; an admin may bid on behalf of an accepted driver. */
function bidderOf(actor: Actor, driverId: string): string {
  if (actor.role === 'DRIVER' && actor.profileId !== driverId) throw new AppError('FORBIDDEN')
  return driverId
}

export function createOffers({ db, clock }: OfferDeps) {
  /** Locks the delivery, then the offer, in that order, for whoever may touch it. */
  function onOffer<T>(
    ctx: RequestContext,
    operation: OperationName,
    input: { readonly id: string; readonly despiteExpiredPapers?: boolean | null | undefined },
    work: (
      tx: Tx,
      offer: Awaited<ReturnType<typeof lockOffer>>,
      delivery: Awaited<ReturnType<typeof lockDelivery>>,
    ) => Promise<T>,
  ): Promise<T> {
    const { id } = input
    return db.tx((tx) =>
      once(tx, ctx, operation, input, async () => {
        const delivery = await lockDelivery(tx, ctx.actor, await deliveryOfOffer(tx.sql, id))
        return work(tx, await lockOffer(tx, id), delivery)
      }),
    )
  }

  return {
    /** One PENDING offer per driver and delivery: a new price replaces it, the office's never what a driver asked. It is a price for the delivery as the bidder saw it. */
    async create(ctx: RequestContext, input: CreateOfferInput) {
      const { actor } = ctx
      const now = clock.now()
      return db.tx((tx) =>
        once(tx, ctx, 'createOffer', input, async () => {
          const delivery = await lockDelivery(tx, actor, input.deliveryId)
          ensure(mayCallByRank(actor, 'createOffer'))
          const parsed = read(offerSchema, input)
          if (!parsed.ok) throw refusalError(parsed)
          const driverId = bidderOf(actor, parsed.value.driverId)
          ensure(decide(actor, delivery.facts, 'OFFER', {}, now))
          ensureSeen(ctx.ifMatch, actor, delivery.facts, now)
          const driver = await lockDriver(tx, driverId)
          if (driver === null) throw new AppError('NOT_FOUND')
          if (driver.state !== 'ACCEPTED')
            ensureHere(refuse('CONFLICT', 'DRIVER_UNAVAILABLE'), actor, delivery.facts, now)
          const pending = await lockPending(tx, delivery.row.id)
          for (const standing of pending.filter((offer) => offer.driverId === driverId)) {
            ensureHere(decideReplacement(actor, standing), actor, delivery.facts, now)
            await deleteOffer(tx, standing.id)
          }
          const byDriver = actor.role === 'DRIVER'
          const offer = await insertOffer(
            tx,
            {
              deliveryId: delivery.row.id,
              driverId,
              demandedPrice: toCents(parsed.value.demandedPrice),
              status: 'PENDING',
              proposedByDriver: byDriver,
              proposedByAdminId: actor.role === 'ADMIN' ? actor.profileId : null,
            },
            now,
          )
          tx.emit('offers.changed', {
            deliveryId: delivery.row.id,
            delivery: delivery.row,
            driverId,
            status: 'PENDING',
          })
          // only an admin who may accept can propose and accept in one go
          const accepts = actor.role === 'ADMIN' && parsed.value.accepted === true
          if (accepts) {
            ensure(mayCallByRank(actor, 'acceptOffer'))
            const { despiteExpiredPapers } = parsed.value
            const price = offer.demandedPrice
            await award(tx, actor, delivery, { action: 'ACCEPT_OFFER', driverId, price, despiteExpiredPapers, now })
          }
          return {
            id: offer.id,
            demandedPrice: parsed.value.demandedPrice,
            driverId,
            deliveryId: delivery.row.id,
            accepted: accepts,
          }
        }),
      )
    },

    /** T9: of all who race for it one wins; the delivery's lock orders them. */
    async accept(ctx: RequestContext, id: string, despiteExpiredPapers?: boolean | null): Promise<OfferOutcome> {
      const { actor, ifMatch } = ctx
      const now = clock.now()
      return onOffer(ctx, 'acceptOffer', { id, despiteExpiredPapers }, async (tx, offer, delivery) => {
        ensure(mayCallByRank(actor, 'acceptOffer'))
        ensureHere(decideAcceptance(offer.status, delivery.row.status), actor, delivery.facts, now)
        await award(tx, actor, delivery, {
          action: 'ACCEPT_OFFER',
          driverId: offer.driverId,
          price: offer.demandedPrice,
          despiteExpiredPapers,
          version: ifMatch,
          now,
        })
        return { id, driverId: offer.driverId, deliveryId: offer.deliveryId, status: 'ACCEPTED' }
      })
    },

    async reject(ctx: RequestContext, id: string): Promise<OfferOutcome> {
      const { actor } = ctx
      const now = clock.now()
      return onOffer(ctx, 'rejectOffer', { id }, async (tx, offer, { row, facts }) => {
        ensure(mayCallByRank(actor, 'rejectOffer'))
        ensureHere(decideOfferMove(offer.status, 'reject'), actor, facts, now)
        await closeOffer(tx, id, 'REJECTED', now)
        tx.emit('offers.changed', { deliveryId: row.id, delivery: row, driverId: offer.driverId, status: 'REJECTED' })
        return { id, driverId: offer.driverId, deliveryId: offer.deliveryId, status: 'REJECTED' }
      })
    },

    async remove(ctx: RequestContext, id: string): Promise<OfferOutcome> {
      const { actor } = ctx
      return onOffer(ctx, 'deleteOffer', { id }, async (tx, offer, { row, facts }) => {
        ensure(mayCallByRank(actor, 'deleteOffer'))
        ensureHere(decideOfferMove(offer.status, 'remove'), actor, facts, clock.now())
        await deleteOffer(tx, id)
        tx.emit('offers.changed', { deliveryId: row.id, delivery: row, driverId: offer.driverId, status: 'DELETED' })
        return { id, driverId: offer.driverId, deliveryId: offer.deliveryId, status: offer.status }
      })
    },

    async withdraw(ctx: RequestContext, id: string): Promise<OfferOutcome> {
      const { actor } = ctx
      return onOffer(ctx, 'withdrawOffer', { id }, async (tx, offer, { row, facts }) => {
        ensureHere(decideWithdrawal(actor, offer), actor, facts, clock.now())
        await deleteOffer(tx, id)
        tx.emit('offers.changed', { deliveryId: row.id, delivery: row, driverId: offer.driverId, status: 'DELETED' })
        return { id, driverId: offer.driverId, deliveryId: offer.deliveryId, status: offer.status }
      })
    },
  }
}

export type Offers = ReturnType<typeof createOffers>
