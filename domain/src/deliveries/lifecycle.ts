import type { Actor } from '../kernel/actor'
import { ALLOWED, type Decision, type Refusal, refuse } from '../kernel/decision'
import { type DeliveryAction, DRIVER_ACTIONS, type LifecycleAction, OFFICE_ACTIONS } from './actions'
import { dealErrors } from './deal'
import type { ActionInput, DeliveryFacts } from './facts'
import { GUARDS, NEEDS } from './guards'
import { forcedStep } from './mission'
import { isVisible } from './policy'
import { type DeliveryStatus, isIn, lacksWords, MISSION_GROUP } from './statuses'
import { TRANSITIONS as TABLE, type Transition } from './transitions'

/** The table with its literal types widened: every row reads alike. */
export const TRANSITIONS: readonly Transition[] = TABLE

/** Its rows by action: a list asks for every action of each of its deliveries. */
const ROWS: ReadonlyMap<LifecycleAction, readonly Transition[]> = new Map(
  TRANSITIONS.map(({ action }) => [action, TRANSITIONS.filter((row) => row.action === action)]),
)
const rowsOf = (action: LifecycleAction): readonly Transition[] => ROWS.get(action) ?? []

/** The customer was asked and has not answered. */
const UNANSWERED: readonly DeliveryStatus[] = ['PENDING_CUSTOMER_CONFIRMATION', 'SMS_SENT']
/** Moving a date of a delivery in one of these asks the customer again. Description 4.2, T2b. */
const CUSTOMER_WAS_ASKED: readonly DeliveryStatus[] = [...UNANSWERED, 'CONFIRMED_BY_CUSTOMER']
const DATES = ['carAvailabilityDate', 'carPickUpDate', 'carDeliveryDeadline']

function isRoleOf(actor: Actor, row: Transition): boolean {
  switch (row.who) {
    case 'CLIENT':
    case 'ADMIN':
      return actor.role === row.who
    case 'SELECTED_DRIVER':
    case 'ANY_DRIVER':
      return actor.role === 'DRIVER'
    case 'CUSTOMER':
      return actor.role === 'ANONYMOUS'
  }
}

function isWideEnough(actor: Actor, row: Transition): boolean {
  if (row.minRank === null || !('rank' in actor)) return true
  return actor.rank <= row.minRank
}

function startsAt(row: Transition, status: DeliveryStatus): boolean {
  return row.from.includes(status)
}

/**
 * May this person ever do it, and do it from here? Being of the wrong role or of too low a rank is the person's fault (403);
 * an action nobody of this role may take from this status is the delivery's (409, judged later).
 */
function judgePerson(actor: Actor, rows: readonly Transition[], status: DeliveryStatus | null): Decision {
  const own = rows.filter((row) => isRoleOf(actor, row))
  if (own.length === 0) return refuse(actor.role === 'ANONYMOUS' ? 'UNAUTHENTICATED' : 'FORBIDDEN', wrongRole(actor))
  if (actor.role === 'DRIVER' && actor.state !== 'ACCEPTED') return refuse('FORBIDDEN', 'DRIVER_NOT_ACCEPTED')
  if (actor.role === 'CLIENT' && actor.organizationId === null) return refuse('FORBIDDEN', 'NO_ORGANIZATION')
  const here = status === null ? own : own.filter((row) => startsAt(row, status))
  const judged = here.length > 0 ? here : own
  return judged.some((row) => isWideEnough(actor, row)) ? ALLOWED : refuse('FORBIDDEN', 'RANK_TOO_LOW')
}

function wrongRole(actor: Actor): 'WRONG_ROLE' | undefined {
  return actor.role === 'ANONYMOUS' ? undefined : 'WRONG_ROLE'
}

function firstRefusal<Name>(names: readonly Name[], judge: (name: Name) => Decision): Decision {
  for (const name of names) {
    const verdict = judge(name)
    if (!verdict.ok) return verdict
  }
  return ALLOWED
}

/** Why nothing starts here, in the words the caller can act on. Description 4.8. */
function illegal(facts: DeliveryFacts, action: LifecycleAction): Refusal {
  if (action === 'CUSTOMER_CONFIRM' || action === 'CUSTOMER_REFUSE') return refuse('CONFLICT', 'ALREADY_ANSWERED')
  if (action === 'DELETE' && isIn(facts.status, MISSION_GROUP)) return refuse('CONFLICT', 'IN_PROGRESS')
  if (action === 'DELETE' && facts.hasInvoice) return refuse('CONFLICT', 'HAS_INVOICE')
  if (action === 'OFFER' || action === 'ACCEPT_OFFER') return refuse('CONFLICT', 'OFFER_CLOSED')
  return refuse('CONFLICT', 'ILLEGAL_TRANSITION')
}

function judgeFields(
  facts: DeliveryFacts,
  action: LifecycleAction,
  input: ActionInput | undefined,
  now: Date,
): Decision {
  if (action.startsWith('CUSTOMER_') && input && !input.tokenLive) return refuse('UNAUTHENTICATED')
  if (action === 'CANCEL' && input?.cancel && lacksWords(input.cancel))
    return { ok: false, code: 'BAD_USER_INPUT', fields: [{ path: 'additionalInfo', code: 'required' }] }
  const fields = input?.deal ? dealErrors(input.deal, facts, now) : []
  return fields.length === 0 ? ALLOWED : { ok: false, code: 'BAD_USER_INPUT', fields }
}

/** The first row whose guards hold, or the refusal of the last one tried. */
function findRow(
  actor: Actor,
  facts: DeliveryFacts,
  action: LifecycleAction,
  input: ActionInput | undefined,
): Transition | Refusal {
  let refusal: Refusal = illegal(facts, action)
  for (const row of rowsOf(action)) {
    if (!startsAt(row, facts.status) || !isRoleOf(actor, row) || !isWideEnough(actor, row)) continue
    const verdict = firstRefusal(row.guards, (name) => GUARDS[name](facts, input))
    if (verdict.ok) return row
    refusal = verdict
  }
  return refusal
}

function located(actor: Actor, facts: DeliveryFacts, now: Date, refusal: Refusal): Refusal {
  if (refusal.code !== 'CONFLICT') return refusal
  const allowed = allowedActions(actor, facts, now)
  return { ...refusal, current: { status: facts.status, version: facts.version, allowed } }
}

/**
 * May `actor` do `action` to this delivery now? The same answer serves the button, REST, GraphQL and the socket.
 *
 * Order of checks: scope (404), rank and state of the person (401, 403), rules of the fields (400), state (409); a rule that
 * belongs to one edge, such as a mission's code, is judged once that edge is known to exist.
 * @param input absent for a button that was not pressed yet: then only person and state are judged
 * @param now the caller's clock
 * @returns a refusal whose `current` tells where the delivery stands, when its state is the reason. Description 4.2 and 4.8.
 */
export function decide(
  actor: Actor,
  facts: DeliveryFacts,
  action: LifecycleAction,
  input: ActionInput | undefined,
  now: Date,
): Decision {
  const row = transitionOf(actor, facts, action, input, now)
  return 'ok' in row ? row : ALLOWED
}

/** As `decide`, but answers the row that applies: its number goes to the log, its `from` into the guarded update. */
export function transitionOf(
  actor: Actor,
  facts: DeliveryFacts,
  action: LifecycleAction,
  input: ActionInput | undefined,
  now: Date,
): Transition | Refusal {
  if (facts.deletedAt || (actor.role !== 'ANONYMOUS' && !isVisible(actor, facts))) return refuse('NOT_FOUND')
  const person = judgePerson(actor, rowsOf(action), facts.status)
  if (!person.ok) return person
  const fields = judgeFields(facts, action, input, now)
  if (!fields.ok) return fields
  const row = findRow(actor, facts, action, input)
  if ('ok' in row) return located(actor, facts, now, row)
  const needs = firstRefusal(row.needs, (name) => NEEDS[name](facts, input, now))
  return needs.ok ? row : located(actor, facts, now, needs)
}

/** May this person create a delivery at all? Description 4.2, T1; the form's rules are judged by its schema. */
export function decideCreation(actor: Actor): Decision {
  return judgePerson(actor, rowsOf('CREATE'), null)
}

/**
 * What the viewer may do now, in the order of the API's enumeration. An admin may also propose an offer (`decide` says so), but
 * that is the driver's own and not listed.
 */
export function allowedActions(actor: Actor, facts: DeliveryFacts, _now: Date): DeliveryAction[] {
  if (actor.role === 'ANONYMOUS' || facts.deletedAt || !isVisible(actor, facts)) return []
  const candidates: readonly DeliveryAction[] = actor.role === 'DRIVER' ? DRIVER_ACTIONS : OFFICE_ACTIONS
  return candidates.filter(
    (action) =>
      judgePerson(actor, rowsOf(action), facts.status).ok && !('ok' in findRow(actor, facts, action, undefined)),
  )
}

/**
 * Where the question to the customer begins again after an edit: what they were asked about is no longer so, or somebody else was
 * asked. Description 4.2, T2b.
 * @returns null where it stands as it is, asked or not
 */
export function askedAnewFrom(
  { status }: Pick<DeliveryFacts, 'status'>,
  changed: readonly string[],
): 'RESCHEDULED_BY_ADMIN' | 'REQUESTED' | null {
  if (CUSTOMER_WAS_ASKED.includes(status) && changed.some((field) => DATES.includes(field)))
    return 'RESCHEDULED_BY_ADMIN'
  // nothing has moved: whoever has the right number was not asked at all
  return UNANSWERED.includes(status) && changed.includes('clientPhone') ? 'REQUESTED' : null
}

/** Do these changed fields lead to another recipient, so that the tracking link of the former one opens nothing any more? */
export function reachesElsewhere(changed: readonly string[]): boolean {
  return changed.includes('clientPhone') || changed.includes('clientEmail')
}

/**
 * The status after `action`, for the screen's expectation and the server's update alike.
 * @returns null where no row leads away from here; judge with `decide` first. Description 4.2.
 */
export function nextStatus(
  actor: Actor,
  facts: DeliveryFacts,
  action: LifecycleAction,
  input?: ActionInput,
): DeliveryStatus | null {
  const row = findRow(actor, facts, action, input)
  if ('ok' in row) return null
  if (row.to === 'NEXT') return forcedStep(facts)
  if (row.to !== 'SAME') return row.to
  return (action === 'EDIT' && askedAnewFrom(facts, input?.changed ?? [])) || facts.status
}
