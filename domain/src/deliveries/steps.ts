import { type DeliveryStatus, type DeliveryType, CANCELLED_GROUP, isIn, REQUESTED_GROUP } from './statuses'

/** The steps that drivers and the public know of: from the driver's assignment on. */
export const FOLLOWED_STEPS = [
  'ASSIGNED',
  'PICKED_UP',
  'ON_THE_WAY',
  'ARRIVED',
  'HANDED_OVER',
  'SWAP_PICKED_UP',
  'SWAP_ON_THE_WAY',
  'SWAP_ARRIVED',
  'SWAP_HANDED_OVER',
  'COMPLETED',
  'CANCELLED',
] as const
export type FollowedStepName = (typeof FOLLOWED_STEPS)[number]

/** The steps a delivery walks, in their order; the four of the second vehicle exist on a two-way delivery only. */
export const DELIVERY_STEPS = ['REQUESTED', 'CONFIRMED', 'AUCTION', ...FOLLOWED_STEPS] as const
export type DeliveryStepName = (typeof DELIVERY_STEPS)[number]

/** What the current step waits for, and by that from whom. */
export const AWAITED = [
  'OFFICE_CONFIRMATION',
  'CUSTOMER_ANSWER',
  'DISPATCH',
  'DRIVER',
  'START_CODE',
  'DEPARTURE',
  'ARRIVAL',
  'RECEPTION_CODE',
  'SECOND_VEHICLE',
  'RETURN_CODE',
  'CLOSING',
] as const
export type Awaited = (typeof AWAITED)[number]

export const STEP_STATES = ['DONE', 'CURRENT', 'AHEAD'] as const

export interface DeliveryStep {
  readonly name: DeliveryStepName
  readonly state: (typeof STEP_STATES)[number]
  /** When it was reached; null where that is not known, or still ahead. */
  readonly at: Date | null
  /** Only at the current step, and not at an end. */
  readonly awaits: Awaited | null
}

export interface StepFacts {
  readonly status: DeliveryStatus
  readonly type: DeliveryType
  readonly createdAt: Date
  readonly confirmedAt: Date | null
  readonly completedAt: Date | null
  readonly cancelledAt: Date | null
  /** When the log last saw it enter a status. */
  readonly reached: { readonly [Status in DeliveryStatus]?: Date }
}

const STEP_OF = {
  REQUESTED: 'REQUESTED',
  PENDING_CUSTOMER_CONFIRMATION: 'REQUESTED',
  SMS_SENT: 'REQUESTED',
  CONFIRMED_BY_CUSTOMER: 'REQUESTED',
  RESCHEDULED_BY_ADMIN: 'REQUESTED',
  CONFIRMED: 'CONFIRMED',
  WAITING_FOR_DRIVER: 'AUCTION',
  SET: 'ASSIGNED',
  PICKUP_DRIVER: 'PICKED_UP',
  ONGOING: 'ON_THE_WAY',
  PICKUP_CLIENT: 'ARRIVED',
  DELIVERED: 'HANDED_OVER',
  SWAP_PICKUP_DRIVER: 'SWAP_PICKED_UP',
  SWAP_IN_TRANSIT: 'SWAP_ON_THE_WAY',
  SWAP_PICKUP_CLIENT: 'SWAP_ARRIVED',
  SWAP_DELIVERED: 'SWAP_HANDED_OVER',
  COMPLETED: 'COMPLETED',
  CANCELLED_BY_ADMIN: 'CANCELLED',
  CANCELLED_BY_MANDATORY: 'CANCELLED',
  CANCELLED_BY_CUSTOMER: 'CANCELLED',
} as const satisfies Record<DeliveryStatus, DeliveryStepName>

const AWAITS: Readonly<Record<DeliveryStatus, Awaited | null>> = {
  REQUESTED: 'OFFICE_CONFIRMATION',
  PENDING_CUSTOMER_CONFIRMATION: 'CUSTOMER_ANSWER',
  SMS_SENT: 'CUSTOMER_ANSWER',
  CONFIRMED_BY_CUSTOMER: 'OFFICE_CONFIRMATION',
  RESCHEDULED_BY_ADMIN: 'OFFICE_CONFIRMATION',
  CONFIRMED: 'DISPATCH',
  WAITING_FOR_DRIVER: 'DRIVER',
  SET: 'START_CODE',
  PICKUP_DRIVER: 'DEPARTURE',
  ONGOING: 'ARRIVAL',
  PICKUP_CLIENT: 'RECEPTION_CODE',
  DELIVERED: 'CLOSING',
  SWAP_PICKUP_DRIVER: 'DEPARTURE',
  SWAP_IN_TRANSIT: 'ARRIVAL',
  SWAP_PICKUP_CLIENT: 'RETURN_CODE',
  SWAP_DELIVERED: 'CLOSING',
  COMPLETED: null,
  CANCELLED_BY_ADMIN: null,
  CANCELLED_BY_MANDATORY: null,
  CANCELLED_BY_CUSTOMER: null,
}

function awaitedOf({ status, type }: StepFacts): Awaited | null {
  return status === 'DELIVERED' && type === 'TWO_WAY_DELIVERY' ? 'SECOND_VEHICLE' : AWAITS[status]
}

function timesOf({ reached, createdAt, confirmedAt, completedAt, cancelledAt, status }: StepFacts) {
  const times = new Map<DeliveryStepName, Date>()
  const asked = reached.REQUESTED ?? createdAt
  for (const [entered, at] of Object.entries(reached) as [DeliveryStatus, Date][]) {
    const isCurrentRound = at >= asked && !isIn(entered, REQUESTED_GROUP) && !isIn(entered, CANCELLED_GROUP)
    if (isCurrentRound) times.set(STEP_OF[entered], at)
  }
  times.set('REQUESTED', asked)
  // Whoever goes straight to an auction or a driver confirms by it, without a line of its own.
  if (confirmedAt && !times.has('CONFIRMED')) times.set('CONFIRMED', confirmedAt)
  if (completedAt && !times.has('COMPLETED')) times.set('COMPLETED', completedAt)
  if (cancelledAt && isIn(status, CANCELLED_GROUP)) times.set('CANCELLED', cancelledAt)
  // The auction was opened again, so the driver of before is none any more.
  const [auction, assigned] = [times.get('AUCTION'), times.get('ASSIGNED')]
  if (auction && assigned && auction > assigned) times.delete('ASSIGNED')
  return times
}

/**
 * Where a delivery stands: exactly one current step, those done before it and those ahead after it. A step that was left out falls
 * out of the line: an auction where a driver was named at once, the mission of one that was terminated or cancelled earlier.
 */
export function stepsOf(facts: StepFacts): DeliveryStep[] {
  const { status, type } = facts
  const times = timesOf(facts)
  const current = STEP_OF[status]
  const here = DELIVERY_STEPS.indexOf(current)
  const hasEnded = current === 'COMPLETED' || current === 'CANCELLED'
  return DELIVERY_STEPS.flatMap((name, index): DeliveryStep[] => {
    if (name.startsWith('SWAP_') && type !== 'TWO_WAY_DELIVERY') return []
    const at = times.get(name) ?? null
    if (index > here) return name === 'CANCELLED' ? [] : [{ name, state: 'AHEAD', at: null, awaits: null }]
    if (index === here) return [{ name, state: 'CURRENT', at, awaits: awaitedOf(facts) }]
    const mayBeLeftOut = hasEnded || name === 'AUCTION'
    return at === null && mayBeLeftOut ? [] : [{ name, state: 'DONE', at, awaits: null }]
  })
}

/** The line after the delivery has gone on to a status: what of it a phone can know before the server tells it anew. */
export function steppedOn<Step extends Pick<DeliveryStep, 'name' | 'state'> & { readonly at: unknown }>(
  steps: readonly Step[],
  status: DeliveryStatus,
  at: Step['at'],
): Step[] {
  const here = DELIVERY_STEPS.indexOf(STEP_OF[status])
  return steps.map((step) => {
    const index = DELIVERY_STEPS.indexOf(step.name)
    if (index === here) return { ...step, state: 'CURRENT', at }
    return { ...step, state: index < here ? 'DONE' : 'AHEAD' }
  })
}

/** The part of the line that drivers and the public know of. */
export function fromAssignment<Step extends Pick<DeliveryStep, 'name'>>(
  steps: readonly Step[],
): (Step & { readonly name: FollowedStepName })[] {
  const isFollowed = (step: Step): step is Step & { readonly name: FollowedStepName } =>
    FOLLOWED_STEPS.some((name) => name === step.name)
  return steps.filter(isFollowed)
}
