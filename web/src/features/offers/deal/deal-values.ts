import type { FieldErrors, Resolver } from 'react-hook-form'
import { dealErrors, editDateErrors } from '@volant/domain/deliveries/deal'
import type { DeliveryFacts } from '@volant/domain/deliveries/facts'
import { allowDeliverySchema, assignDriverSchema } from '@volant/domain/deliveries/schema'
import type { FieldError } from '@volant/domain/kernel/errors'
import { read } from '@volant/domain/kernel/fields'
import { toCents, toEuros } from '@volant/domain/kernel/money'
import { auctionDefaults, dealPriceErrors, sliderMidpoint } from '@volant/domain/pricing/auction'
import { dealCall, type DealIntent } from './deal-call'
import type { DealDelivery } from './deal-query'

/** The form as it is typed: instants as ISO text, the client's price as text, the others in euros. */
export interface DealValues {
  driverId?: string
  carAvailabilityDate?: string
  carPickUpDate?: string
  carDeliveryDeadline?: string
  clientFinalPrice: string
  wantedPrice: number
  minPrice: number
  maxPrice: number
}

export const DATE_FIELDS = ['carAvailabilityDate', 'carPickUpDate', 'carDeliveryDeadline'] as const

/** The typed text as euros; undefined if it is no number. */
export function eurosOf(typed: string): number | undefined {
  const euros = Number(typed)
  return typed.trim() === '' || typed === '.' || !Number.isFinite(euros) ? undefined : euros
}

/** The prices that a client price proposes, in euros. Description 9. */
export function proposedPrices(clientFinalPrice: string) {
  const { minPrice, wantedPrice, maxPrice } = auctionDefaults(toCents(eurosOf(clientFinalPrice) ?? 0))
  return { minPrice: toEuros(minPrice), wantedPrice: toEuros(wantedPrice), maxPrice: toEuros(maxPrice) }
}

type AuctionValues = Pick<DealValues, 'wantedPrice' | 'minPrice' | 'maxPrice'>

type Bounds = Pick<DealValues, 'clientFinalPrice' | 'minPrice' | 'maxPrice'>

/** Prices worth choosing, the lowest first and each once: the middle is only said where it is not the recommended one, rounding apart. */
export function priceHints({ clientFinalPrice, minPrice, maxPrice }: Bounds) {
  const recommended = proposedPrices(clientFinalPrice).wantedPrice
  const midpoint = toEuros(sliderMidpoint({ minPrice: toCents(minPrice), maxPrice: toCents(maxPrice) }))
  const within = recommended >= minPrice && recommended <= maxPrice
  return [
    { name: 'minimum', euros: minPrice },
    ...(within ? [{ name: 'recommended', euros: recommended } as const] : []),
    ...(within && Math.abs(toCents(midpoint) - toCents(recommended)) <= 1
      ? []
      : [{ name: 'midpoint', euros: midpoint } as const]),
    { name: 'maximum', euros: maxPrice },
  ] as const
}

/** What the client pays as things stand: the price agreed on, else the estimate. */
const clientPriceOf = ({ clientFinalPrice, clientInitialPrice }: DealDelivery) => clientFinalPrice ?? clientInitialPrice

const inCents = (clientFinalPrice: number, { wantedPrice, minPrice, maxPrice }: AuctionValues) => ({
  clientFinalPrice: toCents(clientFinalPrice),
  wantedPrice: toCents(wantedPrice),
  minPrice: toCents(minPrice),
  maxPrice: toCents(maxPrice),
})

/**
 * The prices of the delivery, else those proposed from its client price: also where the client pays less by now than the stored ones, since
 * no field of the form has the bounds.
 */
function pricesOf(delivery: DealDelivery, clientFinalPrice: string): AuctionValues {
  const proposed = proposedPrices(clientFinalPrice)
  const stored = {
    wantedPrice: delivery.wantedPrice ?? proposed.wantedPrice,
    minPrice: delivery.minPrice ?? proposed.minPrice,
    maxPrice: delivery.maxPrice ?? proposed.maxPrice,
  }
  const faults = dealPriceErrors(inCents(eurosOf(clientFinalPrice) ?? 0, stored))
  return faults.length === 0 ? stored : proposed
}

/** The initial values. */
export function startOf(delivery: DealDelivery): DealValues {
  const price = clientPriceOf(delivery)
  const clientFinalPrice = price === null ? '' : String(price)
  return {
    carAvailabilityDate: delivery.carAvailabilityDate ?? undefined,
    carPickUpDate: delivery.carPickUpDate ?? undefined,
    carDeliveryDeadline: delivery.carDeliveryDeadline ?? undefined,
    clientFinalPrice,
    ...pricesOf(delivery, clientFinalPrice),
  }
}

/**
 * Only changed values are sent, so that unchanged ones are not validated again. A price is changed where it is not the one that the form
 * began with: an estimate that nobody touched is not agreed on by moving a date.
 */
export function changesOf(values: DealValues, delivery: DealDelivery) {
  const price = eurosOf(values.clientFinalPrice)
  const moved = (field: (typeof DATE_FIELDS)[number]) =>
    values[field] && delivery[field] !== values[field] ? { [field]: values[field] } : {}
  return {
    ...moved('carAvailabilityDate'),
    ...moved('carPickUpDate'),
    ...moved('carDeliveryDeadline'),
    ...(price === undefined || price === clientPriceOf(delivery) ? {} : { clientFinalPrice: price }),
  }
}

const dateOf = (iso: string | null | undefined) => (iso ? new Date(iso) : null)

const datesOf = (from: DealDelivery | DealValues) => ({
  carAvailabilityDate: dateOf(from.carAvailabilityDate),
  carPickUpDate: dateOf(from.carPickUpDate),
  carDeliveryDeadline: dateOf(from.carDeliveryDeadline),
})

function faultsOf(values: DealValues, delivery: DealDelivery, intent: DealIntent): readonly FieldError[] {
  const { driverId, ...rest } = values
  const form = {
    id: delivery.id,
    ...rest,
    clientFinalPrice: eurosOf(values.clientFinalPrice),
    ...datesOf(values),
  }
  const parsed = driverId ? read(assignDriverSchema, { ...form, driverId }) : read(allowDeliverySchema, form)
  if (!parsed.ok) return parsed.fields ?? []
  const [before, now] = [datesOf(delivery), new Date()]
  const oneDate = delivery.organization?.settings.one_date ?? false
  // An edit leaves the auction's prices alone, and the dates that nobody moved.
  if (dealCall(delivery, intent, driverId || undefined) === 'EDIT')
    return editDateErrors(datesOf(values), before, { now, oneDate })
  const deal = { ...parsed.value, ...inCents(parsed.value.clientFinalPrice, values), oneDate }
  // The rules of the form need only the dates of the delivery.
  return dealErrors(deal, before as DeliveryFacts, now)
}

/** The domain's rules as the form's validation. */
export function dealResolver(delivery: DealDelivery, intent: DealIntent): Resolver<DealValues> {
  return (values) => {
    const faults = faultsOf(values, delivery, intent)
    if (faults.length === 0) return { values, errors: {} }
    const errors: FieldErrors<DealValues> = Object.fromEntries(
      faults.map(({ path, code }) => [path, { type: code, message: code }]),
    )
    return { values: {}, errors }
  }
}
