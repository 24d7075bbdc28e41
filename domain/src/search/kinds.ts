import { RANK } from '../kernel/actor'
import type { AdminActor, ClientActor, DriverActor } from '../kernel/actor'

export const SEARCH_KINDS = ['DELIVERY', 'DRIVER', 'ORGANIZATION', 'MEMBER', 'MANAGER', 'INVOICE'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** The part of a person that says what they may search. */
export type Searcher =
  | Pick<AdminActor, 'role' | 'rank'>
  | Pick<ClientActor, 'role' | 'rank'>
  | Pick<DriverActor, 'role'>
  | { readonly role: 'ANONYMOUS' }

/** What this person finds: the kinds of which they have pages. Of each, only what they may see is found. */
export function searchableBy(searcher: Searcher): readonly SearchKind[] {
  switch (searcher.role) {
    case 'ADMIN':
      return SEARCH_KINDS.filter((kind) => kind !== 'MANAGER' || searcher.rank === RANK.SUPER_ADMIN)
    case 'CLIENT':
      return searcher.rank <= RANK.ORGANIZATION_MANAGER ? ['DELIVERY', 'MEMBER', 'INVOICE'] : ['DELIVERY', 'INVOICE']
    case 'DRIVER':
      return ['DELIVERY']
    case 'ANONYMOUS':
      return []
  }
}
