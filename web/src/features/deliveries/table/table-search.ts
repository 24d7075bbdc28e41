import { DELIVERY_TYPES } from '@volant/domain/deliveries/statuses'
import { list, oneOf, searchParams, text, whole, type SearchOf } from '../../../lib/search'

/** The fields to sort by; `id` is the default and not in the URL. */
const SORTS = [
  'id',
  'status',
  'carPickUpDate',
  'carDeliveryDeadline',
  'completedAt',
  'cancelledAt',
  'clientFinalPrice',
] as const
/** The server refuses these for clients. */
const OFFICE_SORTS = ['number_of_offers', 'margin', 'organization'] as const

/** Description 2.2: names and defaults that existing links use. */
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
/** @param replace replaces the current step of the history */
export type OnSearch = (change: Partial<TableSearch>, replace?: boolean) => void

/** The parameters that the viewer may use, so that a client can open a link shared by an admin. */
export function searchOf(role: 'ADMIN' | 'CLIENT', search: TableSearch): TableSearch {
  if (role === 'ADMIN') return search
  const own = SORTS.some((field) => field === search.orderBy)
  return { ...search, organizationSlug: [], orderBy: own ? search.orderBy : 'id' }
}

/** The sort field of a column. */
export function sortOf(field: string | undefined): TableSearch['orderBy'] {
  return [...SORTS, ...OFFICE_SORTS].find((known) => known === field) ?? 'id'
}

export const TEXT_FILTERS = ['deliveryId', 'vin', 'vehicleCode'] as const

/** The state after a reset; the order is not a filter. */
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
