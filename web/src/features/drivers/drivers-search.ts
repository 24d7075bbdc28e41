import { oneOf, searchParams, text, whole, type SearchOf } from '../../lib/search'

/** Description 2.11: names that existing links use. */
const shape = {
  page: whole(0),
  order: oneOf(['asc', 'desc'], 'desc'),
  orderBy: oneOf(['createdAt', 'lastName', 'nbDeals', 'totalRating'], 'createdAt'),
  nameSearch: text(64),
  email: text(64),
  postalCode: text(5),
  /** The driver in the panel beside the table. */
  open: text(40),
}

export type DriversSearch = SearchOf<typeof shape>
export const driversSearch = searchParams(shape)

export const DRIVER_FILTERS = ['nameSearch', 'email', 'postalCode'] as const
