import type { Language } from '@volant/domain/kernel/actor'
import type { Cents } from '@volant/domain/kernel/money'
import { optionsPrice, SERVICE_OPTION_IDS } from '@volant/domain/pricing/options'
import { max } from 'date-fns'
import { formatDate } from '../../../platform/format'
import type { Translate } from '../../../platform/words'
import type { DeliveryRow } from '../../deliveries/public'
import { addressLines } from '../../../platform/postal-address'
import type { PostalAddress } from '../../../platform/postal-address'
import type { LineSnapshot } from '@volant/domain/invoices/snapshot'
import type { journeyOf } from '../store/invoices'

type Journey = Awaited<ReturnType<typeof journeyOf>>
type Words = Translate<'documents'>

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

/** What was driven, from where to where and when, in the buyer's language. */
function detailsOf({ journey, at, language }: Billed, t: Words): string[] {
  const { from, to, returnFrom, returnTo, cars } = journey
  const where = (address: PostalAddress) => addressLines(address, language).join(', ')
  const handedOver = cars.flatMap(({ deliveredAt }) => deliveredAt ?? [])
  return [
    ...(from ? [t('invoice.from', { address: where(from) })] : []),
    ...(to ? [t('invoice.to', { address: where(to) })] : []),
    ...(returnFrom && returnTo ? [t('invoice.back', { from: returnFrom.city, to: returnTo.city })] : []),
    ...cars
      .map(carOf)
      .filter(Boolean)
      .map((vehicle) => t('invoice.vehicle', { vehicle })),
    t('invoice.served', { date: formatDate(handedOver.length > 0 ? max(handedOver) : at) }),
  ]
}

/** One line for the transport, one for each option; together they are the client's price. Decisions, Prices. */
export function linesOf(billed: Billed, t: Words): LineSnapshot[] {
  const { delivery, total, vatPercent } = billed
  const options = delivery.options.filter(({ price }) => price > 0)
  // a price agreed below its own options is a price for the whole
  const apart = optionsPrice(options) < total ? options : []
  const transport = total - optionsPrice(apart)
  const label = t(delivery.type === 'TWO_WAY_DELIVERY' ? 'invoice.transportTwoWay' : 'invoice.transport', {
    contract: delivery.publicId,
  })
  return [
    { label, details: detailsOf(billed, t), quantity: 1, unitPrice: transport, vatPercent },
    ...apart.map(({ id, price, invoicePrice = price }) => ({
      label: optionLabel(id, t),
      details: [],
      quantity: 1,
      unitPrice: invoicePrice,
      vatPercent,
    })),
  ]
}
