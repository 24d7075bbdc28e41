import { oneOf, searchParams, text, whole, type SearchOf } from '../../lib/search'

const shape = {
  page: whole(0),
  order: oneOf(['asc', 'desc'], 'desc'),
  orderBy: oneOf(['createdAt', 'lastName', 'email'], 'createdAt'),
  search: text(64),
  /** The id of somebody whose row is marked. */
  focus: text(36),
}

export type AdminsSearch = SearchOf<typeof shape>
export const adminsSearch = searchParams(shape)
