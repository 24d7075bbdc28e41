import { DELIVERY_TYPES } from '@volant/domain/deliveries/statuses'
import { list, oneOf, searchParams, text, whole, type SearchOf } from '../../../lib/search'

/** What a column is sorted by; `id` is the default and stands in no address. */
const SORTS = [
  'id',
  'status',
  'carPickUpDate',
  'carDeliveryDeadline',
  'completedAt',
  'cancelledAt',
  'clientFinalPrice',
] as const
/** The server tells clients neither these nor their order. */
const OFFICE_SORTS = ['number_of_offers', 'margin', 'organization'] as const

/** Description 2.2: names and defaults are the ones that links already in the world use. */
const shape = {
  page: whole(0),
  order: oneOf(['asc', 'desc'], 'desc'),
  orderBy: oneOf([...SORTS, ...OFFICE_SORTS], 'id'),
  deliveryId: text(64),
  vin: text(64),
  vehicleCode: text(64),
  deliveryCountries: list(['FR', 'BE', 'LU', 'MC', 'DE']),
  deliveryType: list(DELIVERY_TYPES),
  deliveryServices: list(['000', '001', '002']),
  carDeliveryDeadlineFrom: whole(undefined),
  carDeliveryDeadlineTo: whole(undefined),
  organizationSlug: list(),
}

export type TableSearch = SearchOf<typeof shape>
export const tableSearch = searchParams(shape)
/** @param replace no step of its own for the back button */
export type OnSearch = (change: Partial<TableSearch>, replace?: boolean) => void

/** What of an address means something to the viewer: a link that an admin shared with a client opens all the same. */
export function searchOf(role: 'ADMIN' | 'CLIENT', search: TableSearch): TableSearch {
  if (role === 'ADMIN') return search
  const own = SORTS.some((field) => field === search.orderBy)
  return { ...search, organizationSlug: [], orderBy: own ? search.orderBy : 'id' }
}

/** The field of a head cell. */
export function sortOf(field: string | undefined): TableSearch['orderBy'] {
  return [...SORTS, ...OFFICE_SORTS].find((known) => known === field) ?? 'id'
}

export const TEXT_FILTERS = ['deliveryId', 'vin', 'vehicleCode'] as const

/** What a reset goes back to; the order of the rows is no filter. */
export const NO_FILTER: Partial<TableSearch> = {
  page: 0,
  deliveryId: '',
  vin: '',
  vehicleCode: '',
  deliveryCountries: [],
  deliveryType: [],
  deliveryServices: [],
  carDeliveryDeadlineFrom: undefined,
  carDeliveryDeadlineTo: undefined,
  organizationSlug: [],
}
