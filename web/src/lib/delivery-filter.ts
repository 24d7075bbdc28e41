import type { DeliveryFilter } from '@volant/contract/schema.generated'
import { DELIVERY_TYPES } from '@volant/domain/deliveries/statuses'
import { COUNTRIES } from '@volant/domain/places/countries'
import { SERVICE_OPTION_IDS } from '@volant/domain/pricing/options'
import { list, searchParams, text, whole, type SearchOf } from './search'

/** What an open delivery can be found by. */
export const OPEN_VERDICTS = ['LATE', 'TIGHT', 'ON_TIME'] as const

/** The filters of every list of deliveries, as the URL holds them. Description 2.2: names that existing links use. */
export const deliveryFilters = {
  deliveryId: text(64),
  vin: text(64),
  vehicleCode: text(64),
  deliveryCountries: list(COUNTRIES),
  deliveryType: list(DELIVERY_TYPES),
  deliveryServices: list(SERVICE_OPTION_IDS),
  carDeliveryDeadlineFrom: whole(undefined),
  carDeliveryDeadlineTo: whole(undefined),
  organizationSlug: list(),
  punctuality: list(OPEN_VERDICTS),
}

export type DeliveryFilters = SearchOf<typeof deliveryFilters>

/** The state after a reset, on the first page; the order is not a filter. */
export const NO_FILTER: DeliveryFilters & { page: number } = { page: 0, ...searchParams(deliveryFilters).defaults }

export function isFiltered(search: DeliveryFilters): boolean {
  return Object.entries(search).some(([key, value]) => key in deliveryFilters && String(value ?? '') !== '')
}

const instant = (epoch: number | undefined) => (epoch === undefined ? undefined : new Date(epoch).toISOString())
const some = <T>(items: readonly T[]) => (items.length > 0 ? [...items] : undefined)

/** The same as the server is asked for it. */
export function filterOf(search: DeliveryFilters): DeliveryFilter {
  return {
    deliveryId: search.deliveryId || undefined,
    vin: search.vin || undefined,
    vehicleCode: search.vehicleCode || undefined,
    countries: some(search.deliveryCountries),
    types: some(search.deliveryType),
    services: some(search.deliveryServices),
    carDeliveryDeadlineFrom: instant(search.carDeliveryDeadlineFrom),
    carDeliveryDeadlineTo: instant(search.carDeliveryDeadlineTo),
    organizationSlugs: some(search.organizationSlug),
    punctuality: some(search.punctuality),
  }
}
