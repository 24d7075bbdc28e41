import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { estimatePrice } from '@volant/contract/rest/deliveries'
import type { CallOutput } from '@volant/contract/rest/verb'
import type { CarType, DeliveryCategory, DeliveryType } from '@volant/domain/deliveries/statuses'
import { toCents, toEuros } from '@volant/domain/kernel/money'
import { chosenOptions, clientPrice, withTax } from '@volant/domain/pricing/options'
import { call } from '../../../lib/api'
import type { AddressValue } from '../../../lib/address-value'
import { addressValue } from '../../../lib/address-value'
import type { WizardDelivery } from '../wizard-queries'

export interface EstimateInput {
  readonly deliveryId: string
  readonly type: DeliveryType
  readonly from: AddressValue | null | undefined
  readonly to: AddressValue | null | undefined
  readonly deadline: string | null | undefined
  readonly carType: CarType
  readonly status: 'PROFESSIONAL' | 'PRIVATE'
}

export type Estimated = CallOutput<typeof estimatePrice>

/** The server can estimate only with both places and a date. Description 2.15. */
export function isComplete({ from, to, deadline }: EstimateInput): boolean {
  return Boolean(from?.place_id && to?.place_id && deadline)
}

export const estimateQuery = (question: EstimateInput) => {
  const { deliveryId, type, from, to, carType, status } = question
  const origin = from?.place_id ?? ''
  const destination = to?.place_id ?? ''
  const roundTrip = type === 'TWO_WAY_DELIVERY'
  return queryOptions({
    queryKey: ['pricing', 'estimate', deliveryId, origin, destination, carType, status, roundTrip],
    queryFn: ({ signal }) =>
      call<typeof estimatePrice>(
        'POST /delivery/estimateMissionPrice',
        { body: { origin, destination, numberOfCars: 1, status, carType, roundTrip, deliveryId } },
        { signal },
      ),
    enabled: isComplete(question),
    placeholderData: keepPreviousData,
    staleTime: 300_000,
  })
}

export interface PriceLine {
  readonly key: string
  readonly euros: number
}

/** The price of the category without tax, that of each option with tax, and their totals by the domain's rules. In euros. */
export function priceLines(estimated: Estimated, category: DeliveryCategory, options: readonly string[]) {
  const { prices, vatPercent, optionVatPercent } = estimated
  const chosen = chosenOptions(options, optionVatPercent)
  const net = clientPrice(toCents(prices[category]), chosen)
  const { vat, gross } = withTax(net, vatPercent)
  return {
    journey: prices[category],
    options: chosen.map(({ id, price }): PriceLine => ({ key: id, euros: toEuros(price) })),
    net: toEuros(net),
    vat: toEuros(vat),
    gross: toEuros(gross),
  }
}

/** The request for the estimate of a stored delivery. */
export function estimateInputOf(delivery: WizardDelivery): EstimateInput {
  return {
    deliveryId: delivery.id,
    type: delivery.type,
    from: addressValue(delivery.fromAddress),
    to: addressValue(delivery.toAddress),
    deadline: delivery.carDeliveryDeadline,
    carType: delivery.vehicles[0]?.carType ?? 'A',
    status: delivery.clientStatus,
  }
}
