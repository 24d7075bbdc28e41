import type { ActionInput } from '@volant/domain/deliveries/facts'
import type { LifecycleAction } from '@volant/domain/deliveries/actions'
import { expiredPapers } from '@volant/domain/drivers/papers'
import type { Actor } from '@volant/domain/kernel/actor'
import type { Cents } from '@volant/domain/kernel/money'
import type { Tx } from '../../../platform/db/database'
import { changeDelivery, overlapsOf } from '../../deliveries/public'
import type { DeliveryChange, DeliveryRow, Loaded } from '../../deliveries/public'
import type {} from '../events'
import { closeOffer, insertOffer, lockDriver, lockPending } from '../store'

interface Award {
  readonly action: Extract<LifecycleAction, 'ACCEPT_OFFER' | 'ASSIGN_DRIVER' | 'CHANGE_DRIVER'>
  readonly driverId: string
  readonly price: Cents
  readonly deal?: ActionInput['deal']
  readonly set?: DeliveryChange
  /** Whether another mission in the same time stands in the way. */
  readonly refuseOverlap?: boolean | null | undefined
  /** Whether papers that have expired stand in no way: somebody of the office has said so. */
  readonly despiteExpiredPapers?: boolean | null | undefined
  readonly version?: number | null | undefined
  readonly now: Date
}

/**
 * Gives the mission to one driver: theirs is the one ACCEPTED offer (made for them if they had none pending), everybody
 * else's becomes REJECTED, and the price is fixed. T8, T9, T10b in the order of locks: delivery, offers, driver.
 */
export async function award(tx: Tx, actor: Actor, delivery: Loaded, wanted: Award): Promise<DeliveryRow> {
  const { action, driverId, price, deal, set, refuseOverlap, despiteExpiredPapers, version, now } = wanted
  const deliveryId = delivery.row.id
  const pending = await lockPending(tx, deliveryId)
  const driver = await lockDriver(tx, driverId)
  const overlaps = refuseOverlap && driver ? await overlapsOf(tx, driverId, delivery, deal ?? {}, now) : []
  const expired = driver ? expiredPapers(driver.papers, now) : []
  const despite = despiteExpiredPapers === true
  return changeDelivery(tx, actor, delivery, {
    action,
    input: { driver, overlaps, papers: { expired, despite }, ...(deal && { deal }) },
    set: {
      ...set,
      selectedDriverId: driverId,
      finalPrice: price,
      isEditable: false,
      confirmedAt: delivery.row.confirmedAt ?? now,
    },
    apply: async () => {
      const own = pending.find((offer) => offer.driverId === driverId)
      for (const other of pending) if (other !== own) await closeOffer(tx, other.id, 'REJECTED', now)
      if (own) await closeOffer(tx, own.id, 'ACCEPTED', now)
      else
        await insertOffer(
          tx,
          {
            deliveryId,
            driverId,
            demandedPrice: Math.max(price, 1000),
            status: 'ACCEPTED',
            proposedByDriver: false,
            proposedByAdminId: actor.role === 'ADMIN' ? actor.profileId : null,
            closedAt: now,
          },
          now,
        )
    },
    data: {
      driverId,
      ...(expired.length > 0 && { expiredPapers: expired }),
      rejectedDriverIds: pending.filter((offer) => offer.driverId !== driverId).map((offer) => offer.driverId),
    },
    version,
    now,
  })
}
