import type { AdminActor, ClientActor } from '@volant/domain/kernel/actor'
import type { DeliveryCategory, DeliveryType, TwoWayDeliverType } from '@volant/domain/deliveries/statuses'
import { metresBetween } from '@volant/domain/places/distance'
import { SERVICE_OPTION_IDS } from '@volant/domain/pricing/options'
import type { ServiceOptionId } from '@volant/domain/pricing/options'
import { addHours, subHours } from 'date-fns'
import { EmbeddedRoutes } from '../../platform/maps/embedded-routes'
import type { Random } from '../random'
import { createNames, emailName } from '../people/account'
import type { Driver } from '../people/drivers'
import type { Organization } from '../people/organizations'
import { mobile } from '../people/phones'
import { newCar } from '../world/cars'
import type { Car } from '../world/cars'
import type { Spot, Towns } from '../world/towns'
import type { DeliveryCourse } from './delivery-mix'
import { isBeyond } from './delivery-mix'
import { DriverSchedule } from './driver-schedule'
import { COMPANIES } from './texts'
import { draw } from './timetable'
import type { Timetable } from './timetable'

interface Customer {
  readonly clientFirstName: string
  readonly clientLastName: string
  readonly clientEmail: string
  readonly clientPhone: string
  readonly clientCompany: string | null
  readonly clientStatus: 'PROFESSIONAL' | 'PRIVATE'
  readonly language: 'fr' | 'en'
}

/** Everything that will happen to one delivery, before any of it has. */
export interface Plan {
  readonly course: DeliveryCourse
  readonly organization: Organization
  readonly requester: ClientActor
  readonly office: AdminActor
  readonly type: DeliveryType
  readonly twoWayDeliverType: TwoWayDeliverType | null
  readonly category: DeliveryCategory
  readonly options: readonly ServiceOptionId[]
  readonly from: Spot
  readonly to: Spot
  readonly cars: readonly Car[]
  readonly customer: Customer
  readonly times: Timetable
  /** Who carries it out, where it comes so far. */
  readonly driver: Driver | null
  /** Who had it before, where it changes hands. */
  readonly formerDriver: Driver | null
  readonly bidders: readonly Driver[]
}

interface Cast {
  readonly admins: readonly AdminActor[]
  readonly organizations: readonly Organization[]
  readonly drivers: readonly Driver[]
  readonly towns: Towns
}

const TYPES: readonly DeliveryType[] = [
  ...Array.from({ length: 11 }, () => 'STANDARD' as const),
  'TO_RETURN',
  'TO_RETURN',
  'TO_RETURN',
  'TWO_WAY_DELIVERY',
  'TWO_WAY_DELIVERY',
  'TWO_WAY_DELIVERY',
  'OKM',
  'OKM',
]

const HANDS: readonly (string | undefined)[] = ['changed driver', 'reopened', 'withdrawn']
const SHOWN_FIRST = 2

const isUrgent = ({ stage, turn }: DeliveryCourse) =>
  turn === 'alert' || (turn === 'overdue' && !isBeyond(stage, 'SET'))

/** As far as neighbouring towns lie apart. */
const NEAR_M = 45_000

/** Far enough that who is late on the road is later than what has not left yet. */
const FAR_M = 250_000

const isLateOnTheRoad = ({ stage, turn }: DeliveryCourse) =>
  stage === 'ONGOING' && (turn === 'overdue' || turn === 'silent')

function nearestTo(from: Spot, spots: readonly Spot[]): Spot {
  const others = spots.filter((spot) => spot.city !== from.city)
  const [nearest] = others.toSorted((a, b) => metresBetween(from, a) - metresBetween(from, b))
  return nearest ?? from
}

/** A way between neighbouring towns. */
function shortWay(spots: readonly Spot[], random: Random): [Spot, Spot] {
  const ways = spots.map((from): [Spot, Spot] => [from, nearestTo(from, spots)])
  return random.pick(ways.filter(([from, to]) => metresBetween(from, to) < NEAR_M))
}

export function createPlanner(cast: Cast, random: Random, now: Date) {
  const routes = new EmbeddedRoutes()
  const nextName = createNames(random)
  const accepted = cast.drivers.filter(({ state }) => state === 'ACCEPTED')
  const known = accepted.slice(0, 2)
  // the drivers that the read-me names work most, and have nothing in hand at the moment: their next mission can start
  const roster = new DriverSchedule(accepted, [...accepted, ...known, ...known])
  for (const driver of known) roster.bookFor(driver, subHours(now, 16), addHours(now, 20))
  const maintainers = cast.admins.filter(({ rank }) => rank <= 2)
  const [first, second] = cast.organizations
  if (!first || !second) throw new Error('the demo needs organisations')
  const big = [first, second] as const
  let foreign = 0
  let expressShown = false

  /** The organisation that the read-me names sees something of everything. */
  function organizationFor(place: number, course: DeliveryCourse): Organization {
    if (place < SHOWN_FIRST && !course.past) return big[0]
    if (place === SHOWN_FIRST && !course.past) return big[1]
    return random.chance(42) ? random.pick(big) : random.pick(cast.organizations)
  }

  function ends(course: DeliveryCourse, driver: Driver | undefined): [Spot, Spot] {
    const { french, abroad } = cast.towns
    // what is urgent and has not left yet is a short way that can still be driven
    if (isUrgent(course)) return shortWay(french, random)
    const from = driver?.home ?? random.pick(french)
    const other = french.filter((spot) => spot.city !== from.city)
    if (isLateOnTheRoad(course)) return [from, random.pick(other.filter((spot) => metresBetween(from, spot) > FAR_M))]
    const to = random.chance(17) ? (abroad[foreign++ % abroad.length] ?? random.pick(abroad)) : random.pick(other)
    return !driver && random.chance(6) && course.past ? [to, from] : [from, to]
  }

  async function minutesOf(from: Spot, to: Spot): Promise<number> {
    const route = await routes.route([from, to])
    return Math.round((route?.durationSeconds ?? 3600) / 60)
  }

  function customer(): Customer {
    const name = nextName()
    const professional = random.chance(60)
    return {
      clientFirstName: name.firstName,
      clientLastName: name.lastName,
      clientEmail: `${emailName(name)}@courriel.test`,
      clientPhone: mobile(random),
      clientCompany: professional ? random.pick(COMPANIES) : null,
      clientStatus: professional ? 'PROFESSIONAL' : 'PRIVATE',
      language: random.chance(10) ? 'en' : 'fr',
    }
  }

  /** Whose mission of today this is. */
  function todays(course: DeliveryCourse, place: number): Driver | undefined {
    return course.stage === 'SET' && !course.turn ? known[place] : undefined
  }

  function biddersFor(course: DeliveryCourse, place: number, others: readonly Driver[]): Driver[] {
    const some = random.some(others, course.past ? random.pick([0, 0, 1, 1, 2]) : random.int(0, 4))
    const own = course.stage === 'OPEN' && !course.turn ? known[place % 3] : undefined
    return own ? [own, ...some.filter((driver) => driver !== own)] : some
  }

  async function plan(course: DeliveryCourse, place: number): Promise<Plan> {
    const today = todays(course, place)
    const organization = organizationFor(place, course)
    const type = course.type ?? random.pick(TYPES)
    const twoWay = type === 'TWO_WAY_DELIVERY'
    const restful = course.turn === undefined && type !== 'OKM' && !twoWay && !organization.oneDate
    // the first that may be express is, so that no demo is without one
    const express = restful && !today && (!expressShown || random.chance(16))
    expressShown ||= express
    const [from, to] = ends(course, today)
    const way = await minutesOf(from, to)
    const { oneDate } = organization
    const times = draw({ course, way, twoWay, express, oneDate, today: today !== undefined }, now, random)
    const needsDriver = isBeyond(course.stage, 'OPEN')
    const [start, end] = [subHours(times.started, 1), addHours(times.finished, 1)]
    const driver = needsDriver ? (today ?? roster.book(start, end, random)) : null
    const changes = HANDS.includes(course.turn)
    const others = roster.everybody.filter((one) => one !== driver)
    return {
      course,
      organization,
      requester: place < SHOWN_FIRST ? random.pick(organization.people.slice(0, 3)) : random.pick(organization.people),
      office: random.pick(maintainers),
      type,
      twoWayDeliverType: twoWay ? random.pick(['TO_RETURN', 'EXCHANGE'] as const) : null,
      category: type === 'OKM' ? 'OKM' : express ? 'EXPRESS' : 'STANDARD',
      options: random.chance(45) ? random.some(SERVICE_OPTION_IDS, random.int(1, 3)) : [],
      from,
      to,
      cars: twoWay ? [newCar(random), newCar(random)] : [newCar(random)],
      customer: customer(),
      times,
      driver,
      formerDriver: changes ? random.pick(others) : null,
      bidders: biddersFor(course, place, others),
    }
  }

  return plan
}
