import type { DeliveryTab } from '@volant/domain/deliveries/tabs'
import { deliveryFilters, type DeliveryFilters } from '../../../lib/delivery-filter'
import { oneOf, searchParams, text, whole, type SearchOf } from '../../../lib/search'

/** The fields to sort by. */
const SORTS = [
  'id',
  'punctuality',
  'status',
  'carPickUpDate',
  'carDeliveryDeadline',
  'completedAt',
  'cancelledAt',
  'clientFinalPrice',
  'clientLastName',
] as const
/** The server refuses these for clients. No column is sorted by the organisation any more; links that were kept still are. */
const OFFICE_SORTS = ['number_of_offers', 'margin', 'organization'] as const

/** Description 2.2: names and defaults that existing links use. */
const shape = {
  page: whole(0),
  order: oneOf(['asc', 'desc'], undefined),
  orderBy: oneOf([...SORTS, ...OFFICE_SORTS], undefined),
  ...deliveryFilters,
  /** The contract number of the delivery in the panel beside the table. */
  open: text(20),
}

export type TableSearch = SearchOf<typeof shape>
export const tableSearch = searchParams(shape)
/** @param replace replaces the current step of the history */
export type OnSearch = (change: Partial<TableSearch>, replace?: boolean) => void
/** What a list of deliveries is filtered by, whatever else its address holds. */
export type OnFilter = (change: Partial<DeliveryFilters & { page: number }>, replace?: boolean) => void

/** The tabs that show what needs a hand first; the others show what is newest. */
const URGENT_FIRST: readonly DeliveryTab[] = ['ALERT', 'ONGOING']

type Sort = { orderBy: NonNullable<TableSearch['orderBy']>; order: 'asc' | 'desc' }
export type TabSearch = Omit<TableSearch, keyof Sort> & Sort

/** The parameters that the viewer may use, so that a client can open a link shared by an admin, with the order of the tab. */
export function searchOf(role: 'ADMIN' | 'CLIENT', tab: DeliveryTab, search: TableSearch): TabSearch {
  const own: Partial<TableSearch> = role === 'ADMIN' ? {} : { organizationSlug: [] }
  const allowed = role === 'ADMIN' || SORTS.some((field) => field === search.orderBy)
  const { orderBy, order = 'desc' } = search
  if (orderBy !== undefined && allowed) return { ...search, ...own, orderBy, order }
  const urgent = URGENT_FIRST.includes(tab)
  return { ...search, ...own, orderBy: urgent ? 'punctuality' : 'id', order: urgent ? 'asc' : order }
}

/** The sort field of a column. */
export function sortOf(field: string | undefined): TableSearch['orderBy'] {
  return [...SORTS, ...OFFICE_SORTS].find((known) => known === field)
}

export const TEXT_FILTERS = ['deliveryId', 'vin', 'vehicleCode'] as const
