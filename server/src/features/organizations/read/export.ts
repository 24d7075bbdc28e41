import type { ClientFilter } from '@volant/contract/schema.generated'
import type { Actor } from '@volant/domain/kernel/actor'
import type { Database } from '../../../platform/db/database'
import { boundedRows, wallClock } from '../../../platform/xlsx/columns'
import type { StoredRow } from '../../../platform/xlsx/columns'
import { Params } from '../../../projections/engine'
import { visibleOrganizations } from '../scope'
import { CLIENTS, clientsOrder, clientsWhere } from './conditions'

/** What the office reads of an organisation in a workbook, in the order of its columns. */
export const ORGANIZATION_SHEET = {
  name: 'g.name',
  createdAt: wallClock('g.created_at'),
  owner: `o.first_name || ' ' || o.last_name`,
  ownerPhone: 'o.phone',
  ownerEmail: 'o.email',
  members: '(SELECT count(*) FROM clients c WHERE c.organization_id = g.id AND c.deleted_at IS NULL)',
  deliveries: '(SELECT count(*) FROM deliveries d WHERE d.organization_id = g.id AND d.deleted_at IS NULL)',
  siren: 'g.siren',
  vatId: 'g.vat_id',
  address: 'a.address',
  postalCode: 'a.postal_code',
  city: 'a.city',
  country: 'a.country',
} as const

export const CLIENT_SHEET = {
  lastName: 'c.last_name',
  firstName: 'c.first_name',
  organization: 'g.name',
  rank: 'u.rank',
  email: 'u.email',
  phone: 'c.phone',
  function: 'c.job_function',
  service: 'c.service',
  createdAt: wallClock('c.created_at'),
} as const

const OWNER = `SELECT c.first_name, c.last_name, c.phone, u.email FROM clients c JOIN users u ON u.id = c.user_id
  WHERE c.organization_id = g.id AND u.rank = 4 AND c.deleted_at IS NULL ORDER BY c.created_at LIMIT 1`

const cellsOf = (sheet: Readonly<Record<string, string>>) =>
  `SELECT json_build_array(${Object.values(sheet).join(', ')}) AS cells`

export function organizationRows(db: Database, actor: Actor): Promise<AsyncGenerator<StoredRow[]>> {
  const params = new Params()
  const text = `${cellsOf(ORGANIZATION_SHEET)} FROM organizations g LEFT JOIN LATERAL (${OWNER}) o ON true
    LEFT JOIN addresses a ON a.id = g.address_id WHERE ${visibleOrganizations(actor, 'g', params)} ORDER BY g.name, g.id`
  return boundedRows(db, { text, values: params.values })
}

export interface ClientQuery {
  readonly filter: ClientFilter & { readonly organizationSlugs?: readonly string[] }
  readonly keyword: string | null
  readonly orderBy: string
  readonly order: 'asc' | 'desc'
}

/** The rows of the list of clients, all pages of them. */
export function clientRows(db: Database, actor: Actor, query: ClientQuery): Promise<AsyncGenerator<StoredRow[]>> {
  const params = new Params()
  const where = clientsWhere(actor, query, params)
  const order = clientsOrder({ field: query.orderBy, order: query.order })
  return boundedRows(db, {
    text: `${cellsOf(CLIENT_SHEET)} ${CLIENTS} WHERE ${where} ORDER BY ${order}`,
    values: params.values,
  })
}
