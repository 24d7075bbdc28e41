import type { UpdateDeliveryInput } from '@volant/contract/schema.generated'
import type { Actor } from '@volant/domain/kernel/actor'
import { decide } from '@volant/domain/deliveries/lifecycle'
import { isInIdf } from '@volant/domain/places/countries'
import { ensureHere, requireNamed } from './change'
import { formOf } from './form'
import { findJourney } from '../store/journey'
import type { Place } from '../store/journey'
import type { DeliveryDeps, Quote } from './deps'

/** What the price stands on. */
export const PRICED = ['fromAddress', 'toAddress', 'vehicles', 'category', 'options'] as const

/** What the lines on maps stand on. */
export const DRIVEN = ['fromAddress', 'toAddress', 'toReturnFromAddress', 'toReturnToAddress'] as const

const placeOf = (address: NonNullable<UpdateDeliveryInput['fromAddress']>): Place => ({
  latitude: address.latitude,
  longitude: address.longitude,
  isInIdf: isInIdf(address.country, address.postalCode),
})

/** Whether an edit may ask for a road that nobody has asked for yet, which a provider bills. */
export const namesPlaces = (input: UpdateDeliveryInput): boolean => DRIVEN.some((name) => input[name] != null)

/**
 * Distance, time, prices and roads as they will be after the edit; null where nothing sent bears on them. It may ask a routing
 * service, so it runs before the transaction, for whoever may edit this delivery as it stands and has sent a form that can be read. The
 * edit judges all of that again under the lock.
 * @throws what stands in the way of the edit
 */
export async function quoteAfter(deps: DeliveryDeps, actor: Actor, input: UpdateDeliveryInput): Promise<Quote | null> {
  if ([...PRICED, ...DRIVEN].every((name) => input[name] == null)) return null
  const { db, quote, clock } = deps
  const facts = await requireNamed(deps, actor, input.id, 'EDIT')
  formOf(input)
  ensureHere(decide(actor, facts, 'EDIT', {}, clock.now()), actor, facts, clock.now())
  const found = await findJourney(db.sql, input.id)
  if (!found) return null
  const from = input.fromAddress ? placeOf(input.fromAddress) : found.from
  const to = input.toAddress ? placeOf(input.toAddress) : found.to
  const returnFrom = input.toReturnFromAddress ? placeOf(input.toReturnFromAddress) : found.returnFrom
  const returnTo = input.toReturnToAddress ? placeOf(input.toReturnToAddress) : found.returnTo
  return quote({
    orderedAt: new Date(found.orderedAt),
    journey:
      from && to
        ? {
            from,
            to,
            carType: input.vehicles?.[0]?.carType ?? found.carType ?? 'A',
            cars: 1,
            roundTrip: found.type === 'TWO_WAY_DELIVERY',
          }
        : null,
    back: found.type === 'TWO_WAY_DELIVERY' && returnFrom && returnTo ? { from: returnFrom, to: returnTo } : null,
  })
}
