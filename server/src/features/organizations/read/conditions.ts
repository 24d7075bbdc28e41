import type { ClientFilter, Sort } from '@volant/contract/schema.generated'
import type { Actor } from '@volant/domain/kernel/actor'
import type { Params } from '../../../projections/engine'
import { orderedBy } from '../../../projections/order'
import type { Orders } from '../../../projections/order'
import { containing } from '../../../projections/page'
import type { ClientRow } from '../../../projections/rows'
import { computed } from '../../../projections/source'
import { clients, organizations } from '../../../tables/organizations'
import { visibleClients } from '../scope'

/** The list of clients and its workbook read the same rows in the same order. */
export const CLIENTS =
  'FROM clients c JOIN users u ON u.id = c.user_id LEFT JOIN organizations g ON g.id = c.organization_id'

const ORDERS = {
  id: clients.id,
  createdAt: clients.createdAt,
  assigneeLastName: clients.lastName,
  name: computed`coalesce(${clients.name}, ${organizations.name})`,
} satisfies Orders<ClientRow>

export function clientsOrder(sort: Partial<Sort> | null | undefined): string {
  return `${orderedBy(ORDERS, sort, [clients, 'c'], [organizations, 'g'])}, c.id`
}

interface Asked {
  readonly filter?: (ClientFilter & { readonly organizationSlugs?: readonly string[] }) | null
  readonly keyword?: string | null
}

export function clientsWhere(actor: Actor, { filter, keyword }: Asked, params: Params): string {
  const label = `c.first_name || ' ' || c.last_name || ' ' || coalesce(g.name, '')`
  return [
    visibleClients(actor, 'c', params),
    ...(filter?.organizationSlug ? [`g.slug = ${params.add(filter.organizationSlug)}`] : []),
    ...(filter?.organizationSlugs ? [`g.slug = ANY(${params.add(filter.organizationSlugs)}::text[])`] : []),
    ...(filter?.ranks ? [`u.rank = ANY(${params.add(filter.ranks)}::int[])`] : []),
    ...(filter?.partner === true ? ['u.rank = 4'] : []),
    ...(keyword?.trim() ? [`${label} ILIKE ${params.add(containing(keyword))}`] : []),
  ].join(' AND ')
}
