import { AppError, refusalError } from '@volant/contract/errors'
import type { LifecycleAction } from '@volant/domain/deliveries/actions'
import type { ActionInput, DeliveryFacts } from '@volant/domain/deliveries/facts'
import { allowedActions, decide, nextStatus, transitionOf } from '@volant/domain/deliveries/lifecycle'
import { isVisible } from '@volant/domain/deliveries/policy'
import type { Actor } from '@volant/domain/kernel/actor'
import type { Decision } from '@volant/domain/kernel/decision'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import type { Executor, Tx } from '../../../platform/db/database'
import { insertRow, rowOf } from '../../../platform/db/hot'
import { rows } from '../../../platform/db/rows'
import { DELIVERY_FACTS, toFacts } from '../../../projections/facts'
import type { FactsJson } from '../../../projections/facts'
import { deliveries, deliveryLogs } from '../../../tables/deliveries'
import type {} from '../events'
import { vehicles } from '../../../tables/vehicles'
import type { DeliveryChange, DeliveryRow, NewDelivery, NewLog, NewVehicle } from './row'

export interface Loaded {
  readonly row: DeliveryRow
  readonly facts: DeliveryFacts
}

const idSchema = z.union([z.uuid(), z.string().regex(/^\d{1,15}$/)])

/** The API names a delivery by its id or by its contract number. */
export function whereId(id: string) {
  const parsed = idSchema.safeParse(id)
  if (!parsed.success) throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'id', code: 'invalid' }] })
  return /^\d+$/.test(id) ? eq(deliveries.publicId, Number(id)) : eq(deliveries.id, id)
}

async function factsOf(executor: Executor, id: string): Promise<DeliveryFacts> {
  const [found] = await rows<{ facts: FactsJson }>(
    executor,
    sql`SELECT ${sql.raw(DELIVERY_FACTS('d'))} AS facts FROM deliveries d WHERE d.id = ${id}`,
  )
  if (found === undefined) throw new AppError('NOT_FOUND')
  return toFacts(found.facts)
}

/**
 * Locks one delivery for the rest of the transaction and reads what the rules must know.
 * @throws NOT_FOUND alike for what is not there and what this person may not see
 */
export async function lockDelivery(tx: Tx, actor: Actor, id: string): Promise<Loaded> {
  const loaded = await lockAnyDelivery(tx, id)
  if (!isVisible(actor, loaded.facts)) throw new AppError('NOT_FOUND')
  return loaded
}

/** For callers that hold another proof than a session: the customer's link, a job. */
export async function lockAnyDelivery(tx: Tx, id: string): Promise<Loaded> {
  const [row] = await tx.sql
    .select()
    .from(deliveries)
    .where(and(whereId(id), isNull(deliveries.deletedAt)))
    .for('update')
  if (row === undefined) throw new AppError('NOT_FOUND')
  return { row, facts: await factsOf(tx.sql, row.id) }
}

/** A new delivery with its vehicles and the first line of its log, in one statement; then the event. */
export async function insertDelivery(
  tx: Tx,
  actor: Actor,
  { id, version, status, ...delivery }: NewDelivery & { version: number },
  cars: readonly NewVehicle[],
  at: Date,
): Promise<void> {
  const logged = { action: 'CREATE', before: null, reason: null, data: {}, at } as const
  const after = await insertRow(
    tx,
    deliveries,
    { id, version, status, ...delivery },
    ...cars.map((car) => rowOf(vehicles, car)),
    rowOf(deliveryLogs, logLine(actor, { ...logged, after: { id, version, status } })),
  )
  tx.emit('delivery.changed', { ...logged, transition: 'T1', after, actor })
}

/** The person's part of the verdict, for services that read a form before they change anything: 403 comes before 400. */
export function requirePerson(actor: Actor, { facts }: Loaded, action: LifecycleAction, now: Date): void {
  const decision = decide(actor, facts, action, undefined, now)
  if (!decision.ok && decision.code !== 'CONFLICT' && decision.code !== 'BAD_USER_INPUT') throw refusalError(decision)
}

export interface Change {
  readonly action: LifecycleAction
  readonly input?: ActionInput
  readonly set?: DeliveryChange
  /** Runs once the rules have agreed and before the row is written: children that the same version covers. */
  readonly apply?: () => Promise<void>
  readonly reason?: string | null
  readonly data?: Readonly<Record<string, unknown>>
  /** What the caller saw; another version is STALE_VERSION. */
  readonly version?: number | null | undefined
  readonly now: Date
}

function stale(actor: Actor, facts: DeliveryFacts, now: Date): AppError {
  return new AppError('CONFLICT', {
    reason: 'STALE_VERSION',
    current: currentOf(actor, facts, now),
  })
}

function currentOf(actor: Actor, facts: DeliveryFacts, now: Date) {
  return { status: facts.status, version: facts.version, allowed: allowedActions(actor, facts, now) }
}

/**
 * Lets an allowed decision about something that belongs to a delivery pass.
 * @throws its refusal, which tells where the delivery stands when the state is the reason. Lifecycle, section 7.
 */
export function ensureHere(decision: Decision, actor: Actor, facts: DeliveryFacts, now: Date): void {
  if (decision.ok) return
  throw refusalError(decision, decision.code === 'CONFLICT' ? { current: currentOf(actor, facts, now) } : {})
}

/**
 * The one way a delivery changes: the domain decides, one guarded UPDATE writes, the log row and the event follow in the same
 * transaction. Lifecycle, sections 2 and 6.
 * @throws the refusal of the domain, STALE_VERSION, or NOT_FOUND
 */
export async function changeDelivery(
  tx: Tx,
  actor: Actor,
  { row: before, facts }: Loaded,
  change: Change,
): Promise<DeliveryRow> {
  const { action, input, set = {}, reason = null, data = {}, version, now } = change
  const transition = transitionOf(actor, facts, action, input ?? {}, now)
  if ('ok' in transition) throw refusalError(transition)
  if (version !== undefined && version !== null && version !== facts.version) throw stale(actor, facts, now)
  const to = nextStatus(actor, facts, action, input ?? {})
  if (to === null) throw new AppError('CONFLICT', { reason: 'ILLEGAL_TRANSITION' })
  await change.apply?.()
  const [after] = await tx.sql
    .update(deliveries)
    .set({ ...set, status: to, version: sql`${deliveries.version} + 1`, updatedAt: now })
    .where(
      and(
        eq(deliveries.id, before.id),
        isNull(deliveries.deletedAt),
        inArray(deliveries.status, [...transition.from]),
        eq(deliveries.version, facts.version),
      ),
    )
    .returning()
  if (after === undefined) throw stale(actor, facts, now)
  await writeLog(tx, actor, { transition: transition.id, action, before, after, reason, data, at: now })
  return after
}

interface Logged {
  readonly transition: string
  readonly action: LifecycleAction
  readonly before: DeliveryRow | null
  readonly after: DeliveryRow
  readonly reason: string | null
  readonly data: Readonly<Record<string, unknown>>
  readonly at: Date
}

type Line = Omit<Logged, 'transition' | 'after'> & { readonly after: Pick<DeliveryRow, 'id' | 'version' | 'status'> }

function logLine(actor: Actor, { action, before, after, reason, data, at }: Line): NewLog {
  return {
    id: uuid({ msecs: at.getTime() }),
    deliveryId: after.id,
    version: after.version,
    at,
    actorRole: actor.role,
    actorSub: actor.role === 'ANONYMOUS' ? null : actor.sub,
    action,
    fromStatus: before?.status ?? null,
    toStatus: after.status,
    reason,
    forced: action === 'FORCE_STEP',
    data,
  }
}

/** One log row per version, and the event that the other features react to. */
async function writeLog(tx: Tx, actor: Actor, logged: Logged): Promise<void> {
  await insertRow(tx, deliveryLogs, logLine(actor, logged))
  tx.emit('delivery.changed', { ...logged, actor })
}
