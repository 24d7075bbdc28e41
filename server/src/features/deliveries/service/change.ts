import type { LogData } from '@volant/domain/deliveries/log-data'
import { AppError, refusalError } from '@volant/contract/errors'
import type { LifecycleAction } from '@volant/domain/deliveries/actions'
import type { ActionInput, DeliveryFacts } from '@volant/domain/deliveries/facts'
import { allowedActions, decide, nextStatus, transitionOf } from '@volant/domain/deliveries/lifecycle'
import { missingParts } from '@volant/domain/deliveries/missing-parts'
import { isVisible } from '@volant/domain/deliveries/policy'
import { isHandedOver } from '@volant/domain/deliveries/punctuality'
import type { DeliveryStatus } from '@volant/domain/deliveries/statuses'
import type { Actor } from '@volant/domain/kernel/actor'
import type { Decision } from '@volant/domain/kernel/decision'
import { isEqual } from 'date-fns'
import type { Clock } from '../../../platform/clock'
import type { Database, Tx } from '../../../platform/db/database'
import { readFacts } from '../../../projections/facts'
import { idOf, lockAnyDelivery, updateDelivery } from '../store/delivery'
import type { Loaded } from '../store/delivery'
import type { DeliveryChange, DeliveryRow } from '../store/row'
import { recordChange } from './record'

/**
 * Locks one delivery for the rest of the transaction and reads what the rules must know.
 * @throws NOT_FOUND alike for what is not there and what this person may not see
 */
export async function lockDelivery(tx: Tx, actor: Actor, id: string): Promise<Loaded> {
  const loaded = await lockAnyDelivery(tx, id)
  if (!isVisible(actor, loaded.facts)) throw new AppError('NOT_FOUND')
  return loaded
}

/** The person's part of the verdict, for services that read a form before they change anything: 403 comes before 400. */
export function requirePerson(
  actor: Actor,
  { facts }: Pick<Loaded, 'facts'>,
  action: LifecycleAction,
  now: Date,
): void {
  const decision = decide(actor, facts, action, undefined, now)
  if (!decision.ok && decision.code !== 'CONFLICT' && decision.code !== 'BAD_USER_INPUT') throw refusalError(decision)
}

/**
 * Looks for a delivery as somebody who wants to do this with it; nothing is locked, and what else was sent is not judged.
 * @throws NOT_FOUND, or the refusal of this person
 */
export async function requireNamed(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  actor: Actor,
  id: string,
  action: LifecycleAction,
): Promise<DeliveryFacts> {
  const facts = await readFacts(db.sql, await idOf(db.sql, id))
  if (!isVisible(actor, facts)) throw new AppError('NOT_FOUND')
  requirePerson(actor, { facts }, action, clock.now())
  return facts
}

export interface Change {
  readonly action: LifecycleAction
  readonly input?: ActionInput
  readonly set?: DeliveryChange
  /** Runs once the rules have agreed and before the row is written: children that the same version covers. */
  readonly apply?: () => Promise<void>
  readonly reason?: string | null
  readonly data?: LogData
  /** What was sent is what is stored: the rules are asked, nothing is written or told. */
  readonly unchanged?: boolean
  /** What the caller saw; another version is STALE_VERSION. */
  readonly version?: number | null | undefined
  readonly now: Date
  /** When it happened, where that is known to be earlier than now. */
  readonly at?: Date
}

function stale(actor: Actor, facts: DeliveryFacts, now: Date): AppError {
  return new AppError('CONFLICT', {
    reason: 'STALE_VERSION',
    current: currentOf(actor, facts, now),
  })
}

/**
 * @param version what the caller saw; nothing is asked of a caller who does not say
 * @throws STALE_VERSION for another one than the delivery has now
 */
export function ensureSeen(version: number | null | undefined, actor: Actor, facts: DeliveryFacts, now: Date): void {
  if (version !== undefined && version !== null && version !== facts.version) throw stale(actor, facts, now)
}

function currentOf(actor: Actor, facts: DeliveryFacts, now: Date) {
  return { status: facts.status, version: facts.version, allowed: allowedActions(actor, facts, now) }
}

/**
 * Lets an allowed decision about something that belongs to a delivery pass.
 * @throws its refusal, which tells where the delivery stands when the state is the reason. Description 4.8.
 */
export function ensureHere(decision: Decision, actor: Actor, facts: DeliveryFacts, now: Date): void {
  if (decision.ok) return
  throw refusalError(decision, decision.code === 'CONFLICT' ? { current: currentOf(actor, facts, now) } : {})
}

/** A new status with its moment: what was seen of the leg before it says nothing of the next. */
function stepTo(to: DeliveryStatus, { status, type }: DeliveryFacts, now: Date): DeliveryChange {
  if (to === status) return { status }
  const handedOver = isHandedOver({ status: to, type })
  return {
    status: to,
    stepAt: now,
    seenAt: null,
    metresLeft: null,
    // who ends a mission early hands nothing over; what is finished was handed over before
    ...(handedOver ? to !== 'COMPLETED' && { handedOverAt: now } : { handedOverAt: null }),
  }
}

/** Asked of a request alone, and only while it lacks a part: no other change reads anything for it. */
async function completes(tx: Tx, facts: DeliveryFacts, { id, status }: DeliveryRow): Promise<boolean> {
  if (status !== 'REQUESTED' || missingParts(facts).length === 0) return false
  return missingParts(await readFacts(tx.sql, id)).length === 0
}

/** Another deadline may be missed as well, and that is news again. */
const told = ({ carDeliveryDeadline: deadline }: DeliveryChange, before: DeliveryRow): DeliveryChange =>
  deadline === undefined || isEqual(deadline, before.carDeliveryDeadline)
    ? {}
    : { lateToldAt: null, recipientToldLateAt: null }

/**
 * The one way a delivery changes: the domain decides, one guarded UPDATE writes, the log row and the event follow in the same
 * transaction. Description 4.2 and 4.7.
 * @throws the refusal of the domain, STALE_VERSION, or NOT_FOUND
 */
export async function changeDelivery(
  tx: Tx,
  actor: Actor,
  { row: before, facts }: Loaded,
  change: Change,
): Promise<DeliveryRow> {
  const { action, input, set = {}, reason = null, data = {}, version, now, at = now } = change
  const transition = transitionOf(actor, facts, action, input ?? {}, now)
  if ('ok' in transition) throw refusalError(transition)
  ensureSeen(version, actor, facts, now)
  const to = nextStatus(actor, facts, action, input ?? {})
  if (to === null) throw new AppError('CONFLICT', { reason: 'ILLEGAL_TRANSITION' })
  if (change.unchanged) return before
  await change.apply?.()
  const seen = { id: before.id, version: facts.version, from: transition.from }
  const after = await updateDelivery(tx, seen, {
    ...set,
    ...stepTo(to, facts, at),
    ...told(set, before),
    updatedAt: now,
  })
  if (after === undefined) throw stale(actor, facts, now)
  const logged = { transition: transition.id, action, before, after, reason, data, at: now }
  recordChange(tx, actor, { ...logged, completes: await completes(tx, facts, after) })
  return after
}
