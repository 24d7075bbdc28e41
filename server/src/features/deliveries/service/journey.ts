import type { UpdateDeliveryInput } from '@volant/contract/schema.generated'
import type { Actor } from '@volant/domain/kernel/actor'
import { decide } from '@volant/domain/deliveries/lifecycle'
import { isInIdf } from '@volant/domain/places/countries'
import { chosenOptions, clientPrice } from '@volant/domain/pricing/options'
import { ensureHere, requireNamed } from './change'
import { formOf, isAbout } from './form'
import { findJourney } from '../store/journey'
import type { Journey, Place } from '../store/journey'
import type { DeliveryChange, DeliveryRow } from '../store/row'
import type { DeliveryDeps, JourneyQuestion, Quote } from './deps'
import type { EditForm } from './form'

/** What the price stands on; of the vehicles it is the category of the first alone. */
const PRICED = ['fromAddress', 'toAddress', 'vehicles', 'category', 'options'] as const

/** What the lines on maps stand on. */
export const DRIVEN = ['fromAddress', 'toAddress', 'toReturnFromAddress', 'toReturnToAddress'] as const

const placeOf = (address: NonNullable<UpdateDeliveryInput['fromAddress']>): Place => ({
  latitude: address.latitude,
  longitude: address.longitude,
  isInIdf: isInIdf(address.country, address.postalCode),
})

/** Whether an edit may ask for a road that nobody has asked for yet, which a provider bills. */
export const namesPlaces = (input: UpdateDeliveryInput): boolean => DRIVEN.some((name) => input[name] != null)

function questionOf({ type, orderedAt, from, to, returnFrom, returnTo, carType }: Journey): JourneyQuestion {
  const roundTrip = type === 'TWO_WAY_DELIVERY'
  return {
    orderedAt: new Date(orderedAt),
    journey: from && to ? { from, to, carType: carType ?? 'A', cars: 1, roundTrip } : null,
    back: roundTrip && returnFrom && returnTo ? { from: returnFrom, to: returnTo } : null,
  }
}

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
  const { vehicles } = formOf(input)
  ensureHere(decide(actor, facts, 'EDIT', {}, clock.now()), actor, facts, clock.now())
  const found = await findJourney(db.sql, input.id)
  if (!found) return null
  const { fromAddress, toAddress, toReturnFromAddress, toReturnToAddress } = input
  const car = vehicles?.find((wanted, place) => isAbout(wanted, place, { id: found.carId, position: 0 }))
  return quote(
    questionOf({
      ...found,
      ...(fromAddress && { from: placeOf(fromAddress) }),
      ...(toAddress && { to: placeOf(toAddress) }),
      ...(toReturnFromAddress && { returnFrom: placeOf(toReturnFromAddress) }),
      ...(toReturnToAddress && { returnTo: placeOf(toReturnToAddress) }),
      carType: car?.carType ?? found.carType,
    }),
  )
}

/** The same for a delivery whose places stay, with another category of the first vehicle or without the second one. */
export async function quoteStored(
  { db, quote }: DeliveryDeps,
  id: string,
  change: Partial<Pick<Journey, 'type' | 'carType'>>,
): Promise<Quote | null> {
  const found = await findJourney(db.sql, id)
  return found ? quote(questionOf({ ...found, ...change })) : null
}

/** The estimate and the amounts of the options; what the office has agreed on with the client is not touched. */
export function estimated(
  { estimate, vatPercent }: Quote,
  { services, category }: Pick<DeliveryRow, 'services' | 'category'>,
): DeliveryChange {
  const options = chosenOptions(services, vatPercent.FR)
  if (estimate === null) return { options }
  return {
    options,
    distance: estimate.metres,
    duration: estimate.seconds,
    clientInitialPrice: clientPrice(estimate.prices[category], options),
  }
}

/** They follow what they stand on; as long as that stays, they stay. */
export function priceAfter(
  quote: Quote | null,
  changed: readonly string[],
  form: Pick<EditForm, 'options' | 'category'>,
  row: DeliveryRow,
): DeliveryChange {
  const moved = PRICED.some((name) => changed.includes(name)) || row.clientInitialPrice === null
  if (quote === null || !moved) return {}
  return estimated(quote, { services: form.options ?? row.services, category: form.category ?? row.category })
}
