import { drivenOf, EMISSION_FACTORS, greenhouseGas } from '@volant/domain/deliveries/greenhouse-gas'
import type { Language } from '@volant/domain/kernel/actor'
import type { Cents } from '@volant/domain/kernel/money'
import { optionsPrice, SERVICE_OPTION_IDS } from '@volant/domain/pricing/options'
import { max } from 'date-fns'
import { formatDate, formatNumber } from '../../../platform/format'
import type { Translate } from '../../../platform/words'
import type { DeliveryRow } from '../../deliveries/public'
import { addressLines } from '../../../platform/postal-address'
import type { PostalAddress } from '../../../platform/postal-address'
import type { LineSnapshot } from '@volant/domain/invoices/snapshot'
import type { journeyOf } from '../store/invoices'

type Journey = Awaited<ReturnType<typeof journeyOf>>
type Words = Translate<'documents'>

/** In the buyer's language: those of documents, and of deliveries. */
interface BuyersWords {
  readonly t: Words
  readonly d: Translate<'deliveries'>
}

interface Billed {
  readonly delivery: DeliveryRow
  readonly journey: Journey
  /** Whole price excluding tax, options included. */
  readonly total: Cents
  readonly vatPercent: number
  readonly at: Date
  readonly language: Language
}

function optionLabel(id: string, t: Words): string {
  const known = SERVICE_OPTION_IDS.find((option) => option === id)
  return t(`invoice.option.${known ?? 'other'}`)
}

function carOf({ marque, model, vehicleCode, vin }: Journey['cars'][number]): string {
  return [[marque, model].filter(Boolean).join(' '), vehicleCode, vin].filter(Boolean).join(' · ')
}

/**
 * What the invoice speaks of: the cars that left with a driver, since a mission may be terminated before all of them did, and what was
 * ordered where none did. The way back only with the second car.
 */
function toldOf({ delivery, journey: { cars: ordered } }: Billed) {
  const gone = drivenOf(ordered)
  const driven = gone.length > 0
  const cars = driven ? gone : ordered
  return { driven, cars, back: delivery.type === 'TWO_WAY_DELIVERY' && cars.length === ordered.length }
}

/** What the law has a carrier tell of its emissions; nothing where it drove nothing or the distance is not known. Description 11.8. */
function emittedBy({ delivery, journey, language }: Billed, { t, d }: BuyersWords): string[] {
  const kilograms = greenhouseGas(delivery, journey.cars)
  if (kilograms === null) return []
  return [
    t('invoice.emitted', { kilograms: formatNumber(kilograms, language) }),
    d('detail.greenhouseGasMethod', { edition: EMISSION_FACTORS.edition }),
  ]
}

/** When the last car that left was handed over; the moment of completion where one was still on the road, or none left. */
export function servedAt({ cars }: Journey, completedAt: Date): Date {
  const handedOver = drivenOf(cars).map(({ deliveredAt }) => deliveredAt ?? completedAt)
  return handedOver.length > 0 ? max(handedOver) : completedAt
}

/** What was driven, from where to where and when, and what it emitted; where nothing was, what was ordered and when it ended. */
function detailsOf(billed: Billed, words: BuyersWords): string[] {
  const { t } = words
  const { journey, at, language } = billed
  const { from, to, returnFrom, returnTo } = journey
  const { driven, cars, back } = toldOf(billed)
  const where = (address: PostalAddress) => addressLines(address, language).join(', ')
  return [
    ...(from ? [t('invoice.from', { address: where(from) })] : []),
    ...(to ? [t('invoice.to', { address: where(to) })] : []),
    ...(back && returnFrom && returnTo ? [t('invoice.back', { from: returnFrom.city, to: returnTo.city })] : []),
    ...cars
      .map(carOf)
      .filter(Boolean)
      .map((vehicle) => t('invoice.vehicle', { vehicle })),
    t(driven ? 'invoice.served' : 'invoice.ended', { date: formatDate(servedAt(journey, at)) }),
    ...emittedBy(billed, words),
  ]
}

/** One line for the transport, one for each option; together they are the client's price. Decisions, Prices. */
export function linesOf(billed: Billed, words: BuyersWords): LineSnapshot[] {
  const { t } = words
  const { delivery, total, vatPercent } = billed
  const options = delivery.options.filter(({ price }) => price > 0)
  // a price agreed below its own options is a price for the whole
  const apart = optionsPrice(options) < total ? options : []
  const transport = total - optionsPrice(apart)
  const label = t(toldOf(billed).back ? 'invoice.transportTwoWay' : 'invoice.transport', {
    contract: delivery.publicId,
  })
  return [
    { label, details: detailsOf(billed, words), quantity: 1, unitPrice: transport, vatPercent },
    ...apart.map(({ id, price, invoicePrice = price }) => ({
      label: optionLabel(id, t),
      details: [],
      quantity: 1,
      unitPrice: invoicePrice,
      vatPercent,
    })),
  ]
}
