import { AppError } from '@volant/contract/errors'
import type { DeliveryPaymentFilter, Pagination, Sort } from '@volant/contract/schema.generated'
import { always } from '@volant/domain/deliveries/mask'
import { MASKS } from '@volant/domain/deliveries/masks'
import { driverMaskFor } from '@volant/domain/drivers/masks'
import type { Actor } from '@volant/domain/kernel/actor'
import { z } from 'zod'
import type { Clock } from '../../platform/clock'
import type { Database } from '../../platform/db/database'
import type { Selection } from '../../platform/graphql/selection'
import { column, euros, Params } from '../../projections/engine'
import type { TypeProjection } from '../../projections/engine'
import { checkedPage, containing, orderedBy, readPage } from '../../projections/page'
import type { Json } from '../../projections/page'
import { driver } from '../../projections/people'

const payment: TypeProjection = {
  fields: {
    id: column('id'),
    createdAt: column('created_at'),
    amount: euros('amount_cents'),
    status: column('status'),
    deliveryId: column('delivery_id'),
    driver: {
      type: () => driver,
      from: (row, child) => `FROM drivers ${child} WHERE ${child}.id = ${row}.driver_id`,
    },
  },
}

const ORDERS: Readonly<Record<string, string>> = {
  createdAt: 'p.created_at',
  id: 'p.id',
  amount: 'p.amount_cents',
  status: 'p.status',
}

const FROM = 'FROM payments p JOIN drivers w ON w.id = p.driver_id JOIN deliveries d ON d.id = p.delivery_id'

/** The office sees every payment, a driver their own, nobody else any. */
function visiblePayments(actor: Actor, params: Params): string {
  if (actor.role === 'ADMIN') return 'true'
  return actor.role === 'DRIVER' ? `p.driver_id = ${params.add(actor.profileId)}::uuid` : 'false'
}

interface ListInput {
  readonly keyword?: string | null
  readonly pagination?: Partial<Pagination> | null
  readonly sort?: Partial<Sort> | null
  readonly filter?: DeliveryPaymentFilter | null
}

function conditionsOf({ keyword, filter }: ListInput, params: Params): string[] {
  const { statuses, driverId, createdFrom, createdTo } = filter ?? {}
  if (driverId && !z.uuid().safeParse(driverId).success)
    throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'filter.driverId', code: 'invalid' }] })
  const moment = (at: unknown) => `${params.add(new Date(at as string).toISOString())}::timestamptz`
  const like = keyword?.trim() ? params.add(containing(keyword)) : null
  return [
    ...(statuses ? [`p.status = ANY(${params.add(statuses)}::text[])`] : []),
    ...(driverId ? [`p.driver_id = ${params.add(driverId)}::uuid`] : []),
    ...(createdFrom ? [`p.created_at >= ${moment(createdFrom)}`] : []),
    ...(createdTo ? [`p.created_at <= ${moment(createdTo)}`] : []),
    ...(like ? [`(w.first_name || ' ' || w.last_name ILIKE ${like} OR d.public_id_text LIKE ${like})`] : []),
  ]
}

/** What drivers are owed and were paid. Spec 2, section 2.7. */
export function createPaymentReads(db: Database, clock: Clock) {
  return async function list(
    actor: Actor,
    input: ListInput,
    selection: Selection,
  ): Promise<{ total: number; records: Json[] }> {
    const order = orderedBy(ORDERS, input.sort?.field)
    const params = new Params()
    const fields = driverMaskFor(actor, actor.role === 'DRIVER' ? actor.profileId : '')?.fields ?? []
    return readPage(db, {
      type: payment,
      row: 'p',
      from: FROM,
      where: [visiblePayments(actor, params), ...conditionsOf(input, params)].join(' AND '),
      order: `${order} ${input.sort?.order === 'asc' ? 'ASC' : 'DESC'}, p.id`,
      selection,
      view: { mask: { ...MASKS['m-admin'], driver: always(...fields) }, driverId: null, now: clock.now(), params },
      ...checkedPage(input.pagination, 100),
    })
  }
}

export type PaymentReads = ReturnType<typeof createPaymentReads>
