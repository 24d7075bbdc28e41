import { AppError } from '@volant/contract/errors'
import type { DeliveryFacts } from '@volant/domain/deliveries/facts'
import type { DeliveryStatus } from '@volant/domain/deliveries/statuses'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database'
import { insertLast, rowOf } from '../../../platform/db/prepared-statements'
import { sqlState } from '../../../platform/db/sqlstate'
import { readFacts } from '../../../projections/facts'
import { deliveries, deliveryLogs } from '../../../tables/deliveries'
import { organizations } from '../../../tables/organizations'
import { vehicles } from '../../../tables/vehicles'
import { identify } from '../identifier'
import type { DeliveryChange, DeliveryRow, NewLog, NewVehicle } from './row'

const NOT_NULL_VIOLATION = '23502'

export interface Loaded {
  readonly row: DeliveryRow
  readonly facts: DeliveryFacts
}

/** @throws NOT_FOUND for what names no delivery */
export function whereId(text: string) {
  const named = identify(text)
  if (named === null) throw new AppError('NOT_FOUND')
  return 'id' in named ? eq(deliveries.id, named.id) : eq(deliveries.publicId, named.publicId)
}

/** The id of a delivery that may be named by its contract number. @throws NOT_FOUND */
export async function idOf(db: Executor, name: string): Promise<string> {
  const named = identify(name)
  if (named !== null && 'id' in named) return named.id
  const [found] = named ? await db.select({ id: deliveries.id }).from(deliveries).where(whereId(name)) : []
  if (found === undefined) throw new AppError('NOT_FOUND')
  return found.id
}

/**
 * Locks one delivery for the rest of the transaction and reads what the rules must know, whoever asks: for callers that hold
 * another proof than a session, like the customer's link or a job.
 * @throws NOT_FOUND
 */
export async function lockAnyDelivery(tx: Tx, id: string): Promise<Loaded> {
  const named = identify(id)
  const [row] = await tx.sql
    .select()
    .from(deliveries)
    .where(and(whereId(id), isNull(deliveries.deletedAt)))
    .for('no key update')
    .prepare(named !== null && 'publicId' in named ? 'lock-contract' : 'lock-delivery')
    .execute()
  if (row === undefined) throw new AppError('NOT_FOUND')
  return { row, facts: await readFacts(tx.sql, row.id) }
}

/**
 * Held until the transaction ends, so that nobody deletes it meanwhile: of one that is deleted there is none, and a delivery without
 * an organisation is refused by its column.
 */
const livingOrganization = (id: SQL) =>
  sql`(SELECT g.id FROM ${organizations} g WHERE g.id = ${id} AND g.deleted_at IS NULL FOR KEY SHARE)`

/**
 * A new delivery with its vehicles and the first line of its log, written with the commit, which fails as `isOfNobody` tells
 * where its organisation is deleted by then.
 */
export function insertDelivery(tx: Tx, delivery: DeliveryRow, cars: readonly NewVehicle[], line: NewLog): void {
  insertLast(
    tx,
    rowOf(deliveries, delivery, { organizationId: livingOrganization }),
    ...cars.map((car) => rowOf(vehicles, car)),
    rowOf(deliveryLogs, line),
  )
}

/** Is this the failure of a new delivery whose organisation was deleted before its commit? */
export function isOfNobody(error: unknown): boolean {
  return sqlState(error) === NOT_NULL_VIOLATION
}

/** As the rules saw it when they agreed. */
interface Guard {
  readonly id: string
  readonly version: number
  readonly from: readonly DeliveryStatus[]
}

/** @returns the row as it now stands, or undefined where it is no longer what the guard says: then nothing is written */
export async function updateDelivery(
  tx: Tx,
  { id, version, from }: Guard,
  set: DeliveryChange,
): Promise<DeliveryRow | undefined> {
  const [after] = await tx.sql
    .update(deliveries)
    .set({ ...set, version: sql`${deliveries.version} + 1` })
    .where(
      and(
        eq(deliveries.id, id),
        isNull(deliveries.deletedAt),
        inArray(deliveries.status, [...from]),
        eq(deliveries.version, version),
      ),
    )
    .returning()
  return after
}

/** With the commit. */
export function insertLog(tx: Tx, line: NewLog): void {
  insertLast(tx, rowOf(deliveryLogs, line))
}
