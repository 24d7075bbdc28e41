import { oneOf, searchParams, text, whole, type SearchOf } from '../../lib/search'

const shape = {
  page: whole(0),
  order: oneOf(['asc', 'desc'], 'desc'),
  orderBy: oneOf(['createdAt', 'name'], 'createdAt'),
  search: text(64),
  /** The slug of the organisation in the panel beside the table. */
  open: text(100),
}

export type OrganizationsSearch = SearchOf<typeof shape>
export const organizationsSearch = searchParams(shape)

const people = { page: whole(0), take: whole(10) }

export type MembersSearch = SearchOf<typeof people>
/** The lists of an organisation's people. Description 2.13. */
export const membersSearch = searchParams(people)
