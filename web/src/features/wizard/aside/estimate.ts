import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { estimatePrice } from '@volant/contract/rest/deliveries'
import type { CallOutput } from '@volant/contract/rest/verb'
import type { CarType, DeliveryCategory, DeliveryType } from '@volant/domain/deliveries/statuses'
import { toCents, toEuros } from '@volant/domain/kernel/money'
import { clientPrice, SERVICE_OPTIONS } from '@volant/domain/pricing/options'
import { call } from '../../../lib/api'
import type { AddressValue } from '../../../ui/form/address-slot'
import { addressValue } from '../address-value'
import type { WizardDelivery } from '../wizard-queries'

export interface EstimateInput {
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
  const { type, from, to, carType, status } = question
  const origin = from?.place_id ?? ''
  const destination = to?.place_id ?? ''
  const roundTrip = type === 'TWO_WAY_DELIVERY'
  return queryOptions({
    queryKey: ['pricing', 'estimate', origin, destination, carType, status, roundTrip],
    queryFn: ({ signal }) =>
      call<typeof estimatePrice>(
        'POST /delivery/estimateMissionPrice',
        { body: { origin, destination, numberOfCars: 1, status, carType, roundTrip } },
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

/** The price of the category, of each option, and their total by the domain's rule. */
export function priceLines({ prices }: Estimated, category: DeliveryCategory, options: readonly string[]) {
  const journey = toCents(prices[category])
  const chosen: PriceLine[] = SERVICE_OPTIONS.filter(({ id }) => options.includes(id)).map(({ id, price }) => ({
    key: id,
    euros: toEuros(price),
  }))
  return { journey: prices[category], options: chosen, total: toEuros(clientPrice(journey, options)) }
}

/** The request for the estimate of a stored delivery. */
export function estimateInputOf(delivery: WizardDelivery): EstimateInput {
  return {
    type: delivery.type,
    from: addressValue(delivery.fromAddress),
    to: addressValue(delivery.toAddress),
    deadline: delivery.carDeliveryDeadline,
    carType: delivery.vehicles[0]?.carType ?? 'A',
    status: delivery.clientStatus,
  }
}
