import { type Course, courseOf, type CourseFacts, secondsOf } from './course'
import { CANCELLED_GROUP, type DeliveryStatus, type DeliveryType, isIn } from './statuses'

/** Below this many seconds of slack a delivery needs an eye. The time a call and a second driver take. */
export const TIGHT_SECONDS = 45 * 60
/** A position older than this many seconds no longer says where the car is: five times the slowest rhythm of a phone. */
export const STALE_SECONDS = 10 * 60

/** From the most urgent to the one that needs nobody: the order of lists and maps. */
export const PUNCTUALITY_STATES = ['LATE', 'TIGHT', 'ON_TIME', 'DONE_LATE', 'DONE_ON_TIME', 'NONE'] as const
export type PunctualityState = (typeof PUNCTUALITY_STATES)[number]

/**
 * What the verdict stands on: the plan, a recent position, an old one or none since the departure, the last step on site, the
 * deadline alone, what really happened, or nothing.
 */
export const PUNCTUALITY_BASES = ['PLAN', 'POSITION', 'STALE', 'STEP', 'DEADLINE', 'ACTUAL', 'NONE'] as const
export type PunctualityBasis = (typeof PUNCTUALITY_BASES)[number]

export interface PunctualityFacts extends CourseFacts {
  /** When the last vehicle was handed over. */
  readonly handedOverAt: Date | null
  readonly completedAt: Date | null
}

export interface Punctuality {
  readonly state: PunctualityState
  /** When the mission's last vehicle will be, or was, where it belongs; null where nothing tells. */
  readonly expectedAt: Date | null
  /** When the driver reaches the place they drive to now; null on site, at the end and without a route. */
  readonly arrivesAt: Date | null
  /** Whole minutes to the deadline from then; negative when late. Null without a verdict. */
  readonly slackMinutes: number | null
  readonly basis: PunctualityBasis
  /** When the driver was last seen on this leg, or left for it; null unless they are driving. */
  readonly seenAt: Date | null
}

const NOTHING: Punctuality = {
  state: 'NONE',
  expectedAt: null,
  arrivesAt: null,
  slackMinutes: null,
  basis: 'NONE',
  seenAt: null,
}

const momentOf = (seconds: number) => new Date(seconds * 1000)
/** A minute that has begun is a minute late: half a minute of delay is said as one. */
const minutesOf = (slack: number) => Math.floor(slack / 60)

/** Has every vehicle been handed over? What is left is paperwork. */
export function isHandedOver({ status, type }: { readonly status: DeliveryStatus; readonly type: DeliveryType }) {
  return (
    status === 'COMPLETED' || status === 'SWAP_DELIVERED' || (status === 'DELIVERED' && type !== 'TWO_WAY_DELIVERY')
  )
}

/** The verdict by the seconds that are left. */
export function stateOf(slack: number): 'LATE' | 'TIGHT' | 'ON_TIME' {
  if (slack < 0) return 'LATE'
  return slack < TIGHT_SECONDS ? 'TIGHT' : 'ON_TIME'
}

function ended({ handedOverAt, completedAt }: PunctualityFacts, deadline: number): Punctuality {
  const actual = handedOverAt ?? completedAt
  if (actual === null) return NOTHING
  const slack = deadline - secondsOf(actual)
  return {
    ...NOTHING,
    state: slack < 0 ? 'DONE_LATE' : 'DONE_ON_TIME',
    expectedAt: actual,
    slackMinutes: minutesOf(slack),
    basis: 'ACTUAL',
  }
}

function basisOf({ phase, seen }: Course, now: number): PunctualityBasis {
  if (phase === 'ON_SITE') return 'STEP'
  if (phase !== 'DRIVING') return 'PLAN'
  if (now - seen.at > STALE_SECONDS) return 'STALE'
  return seen.byPosition ? 'POSITION' : 'PLAN'
}

function underway(course: Course, deadline: number, now: number): Punctuality {
  const reached = Math.max(now + course.rest, course.earliest)
  const expected = reached + course.after
  const slack = deadline - expected
  return {
    state: stateOf(slack),
    expectedAt: momentOf(expected),
    arrivesAt: course.phase === 'ON_SITE' ? null : momentOf(reached),
    slackMinutes: minutesOf(slack),
    basis: basisOf(course, now),
    seenAt: course.phase === 'DRIVING' ? momentOf(course.seen.at) : null,
  }
}

/**
 * Will it be there in time, or was it? One verdict for the office, the client, the driver and the public. The same rule in SQL
 * is the trigger `keep_punctuality` of the migrations. Source: the office's cockpit, punctuality.
 */
export function punctuality(facts: PunctualityFacts, now: Date): Punctuality {
  if (isIn(facts.status, CANCELLED_GROUP) || facts.carDeliveryDeadline === null) return NOTHING
  const deadline = secondsOf(facts.carDeliveryDeadline)
  if (isHandedOver(facts)) return ended(facts, deadline)
  const course = courseOf(facts)
  if (course !== null) return underway(course, deadline, secondsOf(now))
  const slack = deadline - secondsOf(now)
  return { ...NOTHING, state: stateOf(slack), slackMinutes: minutesOf(slack), basis: 'DEADLINE' }
}
