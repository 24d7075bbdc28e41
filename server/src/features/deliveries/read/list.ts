import type { DeliveryFilter, Pagination, Sort } from '@volant/contract/schema.generated'
import type { Actor } from '@volant/domain/kernel/actor'
import type { Database } from '../../../platform/db/database'
import { Params } from '../../../projections/engine'
import type { Selection } from '../../../platform/graphql/selection'
import { checkedPage } from '../../../projections/page'
import type { DeliveryRow } from '../../../projections/rows'
import { statementOf } from '../../../projections/statement'
import { visibleTo } from '../scope'
import { compileFilter, statusIn } from './filter'
import type { Filtered } from './filter'
import { compileOrder } from './order'
import { slackOf } from './punctuality'
import { presentDelivery } from './present'
import type { DeliveryAnswer } from './present'
import type { Presenter } from './present-vehicle'
import { deliveryJson } from './projection'
import { isUrgentFirst, urgentFirst } from './urgent-first'

export interface ListInput {
  readonly keyword?: string | null
  readonly pagination?: Partial<Pagination> | null
  readonly sort?: Partial<Sort> | null
  readonly filter?: DeliveryFilter | null
}

export interface DeliveryPage {
  readonly records: DeliveryAnswer[]
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

/** A page of deliveries and the whole number of them: ids first, then only those rows. */
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
    const order = compileOrder(actor, input.sort, params, now)
    const cut = `LIMIT ${perPage} OFFSET ${params.add(page * perPage)}::int`
    // what a search inside texts has found is needed twice; other totals have ways of their own
    const ids = filtered.contains
      ? `found AS MATERIALIZED (SELECT d.id, row_number() OVER (ORDER BY ${order}) AS place FROM deliveries d WHERE ${where}),
page AS (SELECT id FROM found ORDER BY place ${cut})`
      : isUrgentFirst(input.sort, filtered)
        ? `page AS (${urgentFirst(filtered, where, slackOf('d', params, now), { from: page * perPage, size: perPage, cut })})`
        : `page AS (SELECT d.id FROM deliveries d WHERE ${where} ORDER BY ${order} ${cut})`
    const totalOfFound = filtered.contains ? '(SELECT count(*)::int FROM found)' : totalOf(actor, filtered, where)
    const statement = statementOf(params)`WITH ${ids}
SELECT ${withTotal ? totalOfFound : '0'} AS total, (SELECT coalesce(json_agg(r.j), '[]'::json) FROM (
  SELECT ${deliveryJson(actor, records, params, now)} AS j FROM page JOIN deliveries d ON d.id = page.id ORDER BY ${order}) r) AS records`
    const [found] = await db.read<{ total: number; records: Partial<DeliveryRow>[] }>(statement)
    const rows = found?.records ?? []
    return {
      total: found?.total ?? 0,
      records: rows.map((row) => presentDelivery(row, actor, now, presenter)),
    }
  }
}
