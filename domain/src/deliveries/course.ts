import { isTwoWay, vehiclesOf } from './facts'
import { hasOneDate } from './one-date'
import { CANCELLED_GROUP, type DeliveryStatus, type DeliveryType, isIn } from './statuses'

/** How long the parts of a mission take, in seconds. Measured on nobody yet: what dispatchers count with. */
export const COURSE = {
  /** Taking a vehicle over: papers, a walk around it, the photos. */
  takeOver: 30 * 60,
  /** Handing it over on site, once there. */
  handOver: 20 * 60,
  /** So long may be driven before a pause; a driver's hours are counted by two. */
  untilPause: 2 * 60 * 60,
  pause: 15 * 60,
} as const

export interface CourseFacts {
  readonly status: DeliveryStatus
  readonly type: DeliveryType
  readonly carPickUpDate: Date | null
  readonly carDeliveryDeadline: Date | null
  /** Metres and seconds of the whole mission, both ways of a two-way one; null while an address is missing. */
  readonly distance: number | null
  readonly duration: number | null
  /** When it came to its status. */
  readonly stepAt: Date
  /** When the driver was last seen on the leg they drive now, and how many metres of it were left then. */
  readonly seenAt: Date | null
  readonly metresLeft: number | null
}

/** Where a mission stands between two hand-overs, in whole seconds. */
export interface Course {
  readonly phase: 'WAITING' | 'DRIVING' | 'ON_SITE'
  /** When the next place is reached, or left, if all goes on from the last thing known. */
  readonly earliest: number
  /** What it takes at least from now on, however much time has passed. */
  readonly rest: number
  /** What follows once that place is reached: the second vehicle of a two-way mission. */
  readonly after: number
  /** The last thing known of a driver on the way: a position, or their departure. */
  readonly seen: { readonly at: number; readonly byPosition: boolean }
}

/** Whole seconds since 1970: the rule counts in them, so that the database can count the same. */
export const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1000)
const pauses = (driven: number) => Math.floor(driven / COURSE.untilPause) * COURSE.pause

/** Driving so many seconds with the pauses that belong to it. */
export const withPauses = (driving: number) => driving + pauses(driving)

/** What is left of a leg of `whole` seconds when `left` of them are still to drive: with the pauses that are still due. */
function remaining(whole: number, left: number): number {
  return left + pauses(Math.max(whole, left)) - pauses(Math.max(whole - left, 0))
}

/** Both ways of a two-way mission were measured as one: each is half of it. */
const legOf = (measured: number, mission: Pick<CourseFacts, 'type'>) => Math.floor(measured / vehiclesOf(mission))

/** Taking a vehicle over and driving it where it belongs. */
const wholeLeg = (driving: number) => COURSE.takeOver + withPauses(driving)

/**
 * Seconds from the departure of a mission until its last vehicle is where it belongs: so long before the one date that was given
 * for all it has to leave.
 * @returns null without a route
 */
export function wholeCourse(mission: Pick<CourseFacts, 'type' | 'duration'>): number | null {
  const { duration } = mission
  return duration === null ? null : vehiclesOf(mission) * wholeLeg(legOf(duration, mission))
}

function driving(facts: CourseFacts, leg: { metres: number; seconds: number }): Pick<Course, 'earliest' | 'seen'> {
  const { seenAt, metresLeft, stepAt } = facts
  if (seenAt === null || metresLeft === null) {
    const at = secondsOf(stepAt)
    return { earliest: at + withPauses(leg.seconds), seen: { at, byPosition: false } }
  }
  const left = leg.metres === 0 ? 0 : Math.floor((metresLeft * leg.seconds) / leg.metres)
  const at = secondsOf(seenAt)
  return { earliest: at + remaining(leg.seconds, left), seen: { at, byPosition: true } }
}

const SECOND = [
  'DELIVERED',
  'SWAP_PICKUP_DRIVER',
  'SWAP_IN_TRANSIT',
  'SWAP_PICKUP_CLIENT',
] as const satisfies readonly DeliveryStatus[]

/**
 * What of a mission is still to be done, by the last thing known of it.
 * @returns null without a route or a pick-up date, and once nothing is left
 */
export function courseOf(facts: CourseFacts): Course | null {
  const { status, carPickUpDate, carDeliveryDeadline } = facts
  if (facts.duration === null || carPickUpDate === null || isIn(status, CANCELLED_GROUP)) return null
  const leg = { metres: legOf(facts.distance ?? 0, facts), seconds: legOf(facts.duration, facts) }
  const twoWay = isTwoWay(facts)
  const whole = wholeLeg(leg.seconds)
  const since = secondsOf(facts.stepAt)
  const after = twoWay && !isIn(status, SECOND) ? whole : 0
  const from = (start: number, rest: number): Course => ({
    phase: 'WAITING',
    earliest: start + rest,
    rest,
    after,
    seen: { at: since, byPosition: false },
  })

  if (status === 'PICKUP_DRIVER' || status === 'SWAP_PICKUP_DRIVER') return from(since, withPauses(leg.seconds))
  if (status === 'ONGOING' || status === 'SWAP_IN_TRANSIT')
    return { phase: 'DRIVING', rest: 0, after, ...driving(facts, leg) }
  if (status === 'PICKUP_CLIENT' || status === 'SWAP_PICKUP_CLIENT')
    return { ...from(since, 0), phase: 'ON_SITE', earliest: since + COURSE.handOver }
  if (status === 'DELIVERED') return twoWay ? from(since, whole) : null
  if (status === 'SWAP_DELIVERED' || status === 'COMPLETED') return null
  // a mission with one date for all may leave at once
  const earliest = hasOneDate(carPickUpDate, carDeliveryDeadline) ? 0 : secondsOf(carPickUpDate) + whole
  return { ...from(0, whole), earliest }
}
