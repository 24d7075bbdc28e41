import { RANK } from '@volant/domain/kernel/actor'
import type { FoundName, NameKind } from '../../features/deliveries/search/search-query'
import type { Session } from '../../lib/session'
import { stringifySearch } from '../../lib/search'
import { DRIVER_TABLES, managerTable, paths } from '../paths'

/** What the search finds besides deliveries: for admins everybody whose list they may open, for clients nobody. */
export function searchableFor({ role, rank }: Pick<Session, 'role' | 'rank'>): readonly NameKind[] {
  if (role !== 'ADMIN') return []
  return rank === RANK.SUPER_ADMIN ? ['driver', 'manager', 'organization'] : ['driver', 'organization']
}

/** The list filtered to this person or organisation. */
export function listOf(found: FoundName): string {
  if (found.kind === 'organization') return paths.organizations() + stringifySearch({ search: found.name })
  if (found.kind === 'manager') {
    return paths.managers(managerTable(found.rank)) + stringifySearch({ search: found.detail })
  }
  const list = DRIVER_TABLES.find(({ state }) => state === found.state)?.table
  return paths.drivers(list) + stringifySearch({ email: found.detail })
}
