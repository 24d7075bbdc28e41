import { TZDate } from '@date-fns/tz'
import { ZONE } from '@volant/domain/kernel/time'
import { addDays, addMinutes, getHours, isWeekend, max as later, set, subDays, subMinutes } from 'date-fns'
import type { Random } from '../random'
import type { DeliveryCourse, Stage } from './delivery-mix'
import { isBeyond } from './delivery-mix'

/** When each thing happens to one delivery. What lies after the demo's own moment will not have happened. */
export interface Timetable {
  readonly created: Date
  readonly filled: Date
  readonly asked: Date
  readonly answered: Date
  readonly confirmed: Date
  readonly opened: Date
  readonly awarded: Date
  readonly started: Date
  readonly departed: Date
  readonly arrived: Date
  readonly handedOver: Date
  readonly swapTaken: Date
  readonly swapDeparted: Date
  readonly swapArrived: Date
  readonly swapHandedOver: Date
  readonly finished: Date
  readonly carAvailabilityDate: Date
  readonly carPickUpDate: Date
  readonly carDeliveryDeadline: Date
}

const HOUR = 60
const DAY = 24 * HOUR

/** Minutes from the start of the mission to each step, for a way of so many minutes. */
function steps(way: number) {
  const departed = 18
  const arrived = departed + way
  const handedOver = arrived + 17
  const swapTaken = handedOver + 25
  const swapDeparted = swapTaken + 9
  const swapArrived = swapDeparted + way
  const swapHandedOver = swapArrived + 14
  return { departed, arrived, handedOver, swapTaken, swapDeparted, swapArrived, swapHandedOver }
}

/** Minutes that the mission has been running when it stands at a stage right now; null before it starts. */
function running(stage: Stage, way: number, random: Random): number | null {
  const at = steps(way)
  switch (stage) {
    case 'PICKUP_DRIVER':
      return random.int(4, 14)
    case 'ONGOING':
      return at.departed + Math.round(way * random.between(0.2, 0.8))
    case 'PICKUP_CLIENT':
      return at.arrived + random.int(3, 13)
    case 'DELIVERED':
      return at.handedOver + random.int(2, 4)
    case 'SWAP_PICKUP_DRIVER':
      return at.swapTaken + random.int(2, 7)
    case 'SWAP_IN_TRANSIT':
      return at.swapDeparted + Math.round(way * random.between(0.2, 0.8))
    case 'SWAP_PICKUP_CLIENT':
      return at.swapArrived + random.int(3, 11)
    case 'SWAP_DELIVERED':
      return at.swapHandedOver + random.int(2, 4)
    default:
      return null
  }
}

/** A working hour of a working day in Paris, near `date` and not after it. */
function atTheOffice(date: Date, random: Random): Date {
  let day = new TZDate(date, ZONE)
  while (isWeekend(day)) day = subDays(day, 1)
  const hour = set(day, { hours: random.int(8, 17), minutes: random.int(0, 59), seconds: random.int(0, 59) })
  return new Date((hour > date ? subDays(hour, isWeekend(subDays(hour, 1)) ? 3 : 1) : hour).getTime())
}

const FIRST_HOUR = 8
const LAST_HOUR = 18

/** A working hour of a working day in Paris at or after `date`: what would fall into a night or a weekend waits for the morning. */
function atWork(date: Date, last: number, random: Random): Date {
  let day = new TZDate(date, ZONE)
  if (isWeekend(day) || getHours(day) > last) {
    do day = addDays(day, 1)
    while (isWeekend(day))
    day = set(day, { hours: 0 })
  }
  if (getHours(day) >= FIRST_HOUR) return new Date(day.getTime())
  return new Date(set(day, { hours: random.int(FIRST_HOUR, Math.min(last, 11)), minutes: random.int(0, 59) }).getTime())
}

/** How much is ordered in each month, from January on: cars change hands in spring and autumn, and hardly in August. */
const SEASON = [0.85, 0.9, 1.25, 1.05, 1, 1.3, 0.9, 0.55, 1.15, 1.2, 1, 0.75] as const
/** What is still open was ordered up to so long ago, so that less of what is done has to be. */
const OPEN_DAYS = 75

/** A day of the past fourteen months. */
function longAgo(now: Date, random: Random): Date {
  for (;;) {
    const ago = random.int(11, 421)
    const day = subDays(now, ago)
    const share = (SEASON[day.getMonth()] ?? 1) * (ago < OPEN_DAYS ? 0.5 : 1)
    if (random.between(0, 1.3) <= share) return day
  }
}

interface Question {
  readonly course: DeliveryCourse
  /** Minutes on the road, one way. */
  readonly way: number
  readonly twoWay: boolean
  readonly express: boolean
  readonly oneDate: boolean
  /** Set for the missions that the known drivers find in their list today. */
  readonly today?: boolean
}

/** How long ago the request came in, in minutes, for what is still open. */
function ageOf({ course: { stage, turn }, express }: Question, random: Random): number {
  if (express) return random.int(8 * HOUR, 18 * HOUR)
  if (turn === 'overdue' || turn === 'alert') return 3 * DAY
  if (stage === 'DRAFT' || (stage === 'REQUESTED' && turn !== 'activated')) return random.int(20, 30 * HOUR)
  if (turn === 'activated') return random.int(30 * HOUR, 60 * HOUR)
  if (stage === 'ASKED') return random.int(4 * HOUR, 30 * HOUR)
  if (stage === 'ANSWERED' || turn === 'anomaly') return random.int(16 * HOUR, 40 * HOUR)
  if (stage === 'CONFIRMED') return random.int(18 * HOUR, OPEN_DAYS * DAY)
  if (turn === 'withdrawn' || turn === 'reopened') return random.int(44 * HOUR, 70 * HOUR)
  return random.int(26 * HOUR, OPEN_DAYS * DAY)
}

/** Created and started, from which everything else follows. */
function ends(question: Question, now: Date, random: Random): { created: Date; started: Date } {
  const { course, way, express, twoWay } = question
  const whole = steps(way)[twoWay ? 'swapHandedOver' : 'handedOver'] + 10
  // the latest hour from which the mission ends before the evening
  const last = Math.max(FIRST_HOUR + 1, LAST_HOUR - Math.ceil(whole / HOUR))
  /** The next morning, which leaves an express delivery less than two days. */
  function nextMorning(created: Date): Date {
    const day = new TZDate(created, ZONE)
    const morning = getHours(day) < FIRST_HOUR ? day : addDays(day, 1)
    return new Date(set(morning, { hours: random.int(FIRST_HOUR, 9), minutes: random.int(0, 59) }).getTime())
  }
  if (course.past) {
    const created = atTheOffice(longAgo(now, random), random)
    if (express) return { created, started: nextMorning(created) }
    return { created, started: atWork(addMinutes(created, random.int(2 * DAY, 7 * DAY)), last, random) }
  }
  const elapsed = course.stage === 'COMPLETED' ? whole + random.int(20, 5 * DAY) : running(course.stage, way, random)
  if (elapsed !== null) {
    const started = subMinutes(now, elapsed)
    if (express) return { started, created: subMinutes(started, random.int(8 * HOUR, 14 * HOUR)) }
    return { started, created: atTheOffice(subMinutes(started, random.int(2 * DAY, OPEN_DAYS * DAY)), random) }
  }
  const created = subMinutes(now, ageOf(question, random))
  if (course.turn === 'overdue' || course.turn === 'alert')
    return { created, started: subMinutes(now, way + random.int(2, 6) * HOUR) }
  if (express) return { created, started: later([nextMorning(created), addMinutes(now, 2 * HOUR)]) }
  if (question.today) return { created, started: addMinutes(now, random.int(50, 150)) }
  return { created, started: atWork(addMinutes(now, random.int(5 * HOUR, 25 * DAY)), last, random) }
}

/** How many of a hundred finished missions came too late. */
const LATE_PERCENT = 14

function deadlineOf({ course, way, twoWay, express }: Question, started: Date, now: Date, random: Random): Date {
  if (course.turn === 'alert') return addMinutes(now, random.int(35, 110))
  // who is late on the road is later than what has not left yet: three missions stand out
  if (course.turn === 'silent') return subMinutes(now, 3 * HOUR)
  if (course.turn === 'overdue')
    return subMinutes(now, course.stage === 'ONGOING' ? random.int(170, 230) : random.int(3, 15))
  const road = twoWay ? 2 * way + 2 * HOUR : way + HOUR
  if (express) return addMinutes(started, road + random.int(30, 2 * HOUR))
  if (course.stage === 'COMPLETED' && random.chance(LATE_PERCENT)) return addMinutes(started, road - random.int(20, 90))
  return atWork(addMinutes(started, road + random.int(4 * HOUR, 26 * HOUR)), LAST_HOUR, random)
}

const toQuarter = (date: Date) => new Date(Math.floor(date.getTime() / 900_000) * 900_000)

export function draw(question: Question, now: Date, random: Random): Timetable {
  const { course, way, express, oneDate } = question
  const { created, started } = ends(question, now, random)
  const pace = express ? 0.12 : 1
  const after = (date: Date, from: number, to: number) => addMinutes(date, random.int(from, to) * pace)
  const filled = addMinutes(created, random.int(3, 12))
  const asked = after(filled, 40, 170)
  const answered = after(asked, 30, 9 * HOUR)
  const confirmed = after(answered, 30, 2 * HOUR)
  const opened = after(confirmed, 10, 70)
  const awarded = after(opened, 5 * HOUR, 9 * HOUR)
  const at = steps(way)
  const planned = toQuarter(isBeyond(course.stage, 'SET') ? subMinutes(started, random.int(0, 25)) : started)
  const deadline = later([toQuarter(deadlineOf(question, started, now, random)), addMinutes(planned, 15)])
  const dayBefore = set(subDays(new TZDate(planned, ZONE), 1), { hours: random.int(9, LAST_HOUR), minutes: 0 })
  const available = express ? toQuarter(subMinutes(planned, 90)) : new Date(dayBefore.getTime())
  const last = question.twoWay ? at.swapHandedOver : at.handedOver
  const step = (minutes: number) => addMinutes(started, minutes)
  return {
    created,
    filled,
    asked,
    answered,
    confirmed,
    opened,
    awarded,
    started,
    departed: step(at.departed),
    arrived: step(at.arrived),
    handedOver: step(at.handedOver),
    swapTaken: step(at.swapTaken),
    swapDeparted: step(at.swapDeparted),
    swapArrived: step(at.swapArrived),
    swapHandedOver: step(at.swapHandedOver),
    finished: step(last + 6),
    carAvailabilityDate: oneDate ? deadline : later([available, addMinutes(created, 30)]),
    carPickUpDate: oneDate ? deadline : planned,
    carDeliveryDeadline: deadline,
  }
}
