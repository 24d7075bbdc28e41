import type { DeliveryFilter, Pagination, Sort } from '@volant/contract/resolvers.generated'
import type { Actor } from '@volant/domain/kernel/actor'
import type { Database } from '../../../platform/db/database'
import { Params } from '../../../projections/engine'
import type { Selection } from '../../../platform/graphql/selection'
import { checkedPage, COMMON_PAGES } from '../../../projections/page'
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

// LIMIT and OFFSET are checked whole numbers written as constants: a generic plan takes an unknown LIMIT for a tenth of the table.

/** A page of deliveries and the whole number of them, in one statement: ids first, then only those rows. */
export function createList(db: Database, presenter: Presenter) {
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
    const total = withTotal ? totalOf(actor, filtered, where) : '0'
    const text = `WITH page AS (SELECT d.id FROM deliveries d WHERE ${where} ORDER BY ${order} LIMIT ${perPage} OFFSET ${page * perPage})
SELECT ${total} AS total, (SELECT coalesce(json_agg(r.j), '[]'::json) FROM (
  SELECT ${deliveryJson(actor, records, params, now)} AS j FROM page JOIN deliveries d ON d.id = page.id ORDER BY ${order}) r) AS records`
    const [found] = await db.prepared<DeliveryPage>(
      statementOf(text, params, filtered.contains ? 'custom' : 'generic', page < COMMON_PAGES),
    )
    const rows = found?.records ?? []
    return {
      total: found?.total ?? 0,
      records: rows.map((row) => presentDelivery(row, records, actor, now, presenter)),
    }
  }
}
