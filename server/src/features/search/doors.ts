import type { Clock } from '../../platform/clock'
import { selectedFields } from '../../platform/graphql/selection'
import { defineResolver } from '../../platform/operations/registry'
import type { GraphqlOperation } from '../../platform/operations/registry'
import type { Search } from './read/search'

export function searchResolvers(search: Search, clock: Clock): GraphqlOperation[] {
  return [
    defineResolver('search', {}, ({ actor }, question, info) =>
      search(actor, question, selectedFields(info), clock.now()),
    ),
  ]
}
