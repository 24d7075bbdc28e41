import type { DeliveryFilter, Pagination, Sort } from '@volant/contract/schema.generated'
import type { Actor } from '@volant/domain/kernel/actor'
import type { Database } from '../../../platform/db/database'
import { Params } from '../../../projections/engine'
import type { Selection } from '../../../platform/graphql/selection'
import { checkedPage } from '../../../projections/page'
import { statementOf } from '../../../projections/statement'
import { visibleTo } from '../scope'
import { compileFilter, statusIn } from './filter'
import type { Filtered } from './filter'
import { compileOrder } from './order'
import { presentDelivery } from './present'
import type { DeliveryJson, Presenter } from './present'
import { deliveryJson } from './projection'

export interface ListInput {
  readonly keyword?: string | null
  readonly pagination?: Partial<Pagination> | null
  readonly sort?: Partial<Sort> | null
  readonly filter?: DeliveryFilter | null
}

export interface DeliveryPage {
  readonly records: DeliveryJson[]
  readonly total: number
}

/** The calendar and the live map read up to a thousand at once; tables a hundred. */
const PAGE_MOST = 1000

/** Unfiltered tabs of an admin are the kept counters; everybody else's totals are counted in their own few rows. */
function totalOf(actor: Actor, { onlyStatuses, statuses }: Filtered, where: string): string {
  if (actor.role !== 'ADMIN' || !onlyStatuses) return `(SELECT count(*)::int FROM deliveries d WHERE ${where})`
  if (statuses?.length === 0) return '0'
  const narrowed = statuses === null ? '' : `WHERE c.${statusIn(statuses)}`
  return `(SELECT coalesce(sum(c.n), 0)::int FROM delivery_status_counts c ${narrowed})`
}

// LIMIT is a checked whole number written as a constant: a generic plan takes an unknown one for a tenth of the table.

interface Found {
  readonly total: number
  readonly ids: string[]
}

/**
 * A search inside texts is planned for what is searched, and what matches is looked up once for total and page alike; the rows
 * of the page have a text that never changes and keep their plan.
 */
async function searched(db: Database, params: Params, where: string, order: string, page: number, perPage: number) {
  const text = `WITH found AS MATERIALIZED (SELECT d.id, row_number() OVER (ORDER BY ${order}) AS place FROM deliveries d WHERE ${where})
SELECT (SELECT count(*)::int FROM found) AS total, (SELECT coalesce(json_agg(f.id ORDER BY f.place), '[]'::json) FROM found f
  WHERE f.place > ${params.add(page * perPage)}::int AND f.place <= ${params.add((page + 1) * perPage)}::int) AS ids`
  const [found] = await db.prepared<Found>(statementOf(text, params, 'custom'))
  return found ?? { total: 0, ids: [] }
}

/** A page of deliveries and the whole number of them: ids first, then only those rows. */
export function createList(db: Database, presenter: Presenter) {
  async function rowsOf(actor: Actor, ids: readonly string[], records: Selection, now: Date): Promise<DeliveryJson[]> {
    if (ids.length === 0) return []
    const params = new Params()
    const page = `unnest(${params.add(ids)}::uuid[]) WITH ORDINALITY AS page (id, place)`
    const text = `SELECT ${deliveryJson(actor, records, params, now)} AS j FROM ${page} JOIN deliveries d ON d.id = page.id ORDER BY page.place`
    const found = await db.prepared<{ j: DeliveryJson }>(statementOf(text, params, 'generic'))
    return found.map(({ j }) => j)
  }

  return async function list(
    actor: Actor,
    input: ListInput,
    records: Selection,
    now: Date,
    withTotal = true,
  ): Promise<DeliveryPage> {
    const { page, perPage } = checkedPage(input.pagination, PAGE_MOST)
    const params = new Params()
    const filtered = compileFilter(actor, input.filter ?? {}, input.keyword ?? '', params, now)
    const where = [visibleTo(actor, 'd', params), ...filtered.conditions].join(' AND ')
    const order = compileOrder(actor, input.sort?.field ?? 'createdAt', input.sort?.order ?? 'desc')
    if (filtered.contains) {
      const found = await searched(db, params, where, order, page, perPage)
      const rows = await rowsOf(actor, found.ids, records, now)
      return { total: found.total, records: rows.map((row) => presentDelivery(row, records, actor, now, presenter)) }
    }
    const total = withTotal ? totalOf(actor, filtered, where) : '0'
    const text = `WITH page AS (SELECT d.id FROM deliveries d WHERE ${where} ORDER BY ${order} LIMIT ${perPage} OFFSET ${params.add(page * perPage)}::int)
SELECT ${total} AS total, (SELECT coalesce(json_agg(r.j), '[]'::json) FROM (
  SELECT ${deliveryJson(actor, records, params, now)} AS j FROM page JOIN deliveries d ON d.id = page.id ORDER BY ${order}) r) AS records`
    const [found] = await db.prepared<DeliveryPage>(statementOf(text, params, 'generic'))
    const rows = found?.records ?? []
    return {
      total: found?.total ?? 0,
      records: rows.map((row) => presentDelivery(row, records, actor, now, presenter)),
    }
  }
}
