import type { AdminActor, ClientActor } from '@volant/domain/kernel/actor'
import type { DeliveryCategory, DeliveryType, TwoWayDeliverType } from '@volant/domain/deliveries/statuses'
import { SERVICE_OPTION_IDS } from '@volant/domain/pricing/options'
import type { ServiceOptionId } from '@volant/domain/pricing/options'
import { addHours, subHours } from 'date-fns'
import { EmbeddedRoutes } from '../../platform/maps/embedded-routes'
import type { Dice } from '../dice'
import { createNames, emailName } from '../people/account'
import type { Driver } from '../people/drivers'
import type { Organization } from '../people/organizations'
import { mobile } from '../people/phones'
import { newCar } from '../world/cars'
import type { Car } from '../world/cars'
import type { Spot, Towns } from '../world/towns'
import type { Fate } from './fates'
import { isBeyond } from './fates'
import { Roster } from './roster'
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
  readonly fate: Fate
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

export function createPlanner(cast: Cast, dice: Dice, now: Date) {
  const routes = new EmbeddedRoutes()
  const nextName = createNames(dice)
  const accepted = cast.drivers.filter(({ state }) => state === 'ACCEPTED')
  const known = accepted.slice(0, 2)
  // the drivers that the read-me names work most, and have nothing in hand at the moment: their next mission can start
  const roster = new Roster(accepted, [...accepted, ...known, ...known])
  for (const driver of known) roster.bookFor(driver, subHours(now, 16), addHours(now, 20))
  const maintainers = cast.admins.filter(({ rank }) => rank <= 2)
  const [first, second] = cast.organizations
  if (!first || !second) throw new Error('the demo needs organisations')
  const big = [first, second]
  let foreign = 0

  /** The organisation that the read-me names sees something of everything. */
  function organizationFor(place: number, fate: Fate): Organization {
    if (place < SHOWN_FIRST && !fate.past) return first as Organization
    if (place === SHOWN_FIRST && !fate.past) return second as Organization
    return dice.chance(42) ? dice.pick(big) : dice.pick(cast.organizations)
  }

  function ends(fate: Fate, driver: Driver | undefined): [Spot, Spot] {
    const { french, abroad } = cast.towns
    const from = driver?.home ?? dice.pick(french)
    const other = french.filter((spot) => spot.city !== from.city)
    const to = dice.chance(17) ? (abroad[foreign++ % abroad.length] ?? dice.pick(abroad)) : dice.pick(other)
    return !driver && dice.chance(6) && fate.past ? [to, from] : [from, to]
  }

  async function minutesOf(from: Spot, to: Spot): Promise<number> {
    const route = await routes.route([from, to])
    return Math.round((route?.durationSeconds ?? 3600) / 60)
  }

  function customer(): Customer {
    const name = nextName()
    const professional = dice.chance(60)
    return {
      clientFirstName: name.firstName,
      clientLastName: name.lastName,
      clientEmail: `${emailName(name)}@courriel.test`,
      clientPhone: mobile(dice),
      clientCompany: professional ? dice.pick(COMPANIES) : null,
      clientStatus: professional ? 'PROFESSIONAL' : 'PRIVATE',
      language: dice.chance(10) ? 'en' : 'fr',
    }
  }

  /** Whose mission of today this is. */
  function todays(fate: Fate, place: number): Driver | undefined {
    return fate.stage === 'SET' && !fate.turn ? known[place] : undefined
  }

  function biddersFor(fate: Fate, place: number, others: readonly Driver[]): Driver[] {
    const some = dice.some(others, fate.past ? dice.pick([0, 0, 1, 1, 2]) : dice.int(0, 4))
    const own = fate.stage === 'OPEN' && !fate.turn ? known[place % 3] : undefined
    return own && !some.includes(own) ? [own, ...some] : some
  }

  async function plan(fate: Fate, place: number): Promise<Plan> {
    const today = todays(fate, place)
    const organization = organizationFor(place, fate)
    const type = fate.type ?? dice.pick(TYPES)
    const twoWay = type === 'TWO_WAY_DELIVERY'
    const restful = fate.turn === undefined && type !== 'OKM' && !twoWay && !organization.oneDate
    const express = restful && !today && dice.chance(16)
    const [from, to] = ends(fate, today)
    const way = await minutesOf(from, to)
    const { oneDate } = organization
    const times = draw({ fate, way, twoWay, express, oneDate, today: today !== undefined }, now, dice)
    const needsDriver = isBeyond(fate.stage, 'OPEN')
    const [start, end] = [subHours(times.started, 1), addHours(times.finished, 1)]
    const driver = needsDriver ? (today ?? roster.book(start, end, dice)) : null
    const changes = HANDS.includes(fate.turn)
    const others = roster.everybody.filter((one) => one !== driver)
    return {
      fate,
      organization,
      requester: place < SHOWN_FIRST ? dice.pick(organization.people.slice(0, 3)) : dice.pick(organization.people),
      office: dice.pick(maintainers),
      type,
      twoWayDeliverType: twoWay ? dice.pick(['TO_RETURN', 'EXCHANGE'] as const) : null,
      category: type === 'OKM' ? 'OKM' : express ? 'EXPRESS' : 'STANDARD',
      options: dice.chance(45) ? dice.some(SERVICE_OPTION_IDS, dice.int(1, 3)) : [],
      from,
      to,
      cars: twoWay ? [newCar(dice), newCar(dice)] : [newCar(dice)],
      customer: customer(),
      times,
      driver,
      formerDriver: changes ? dice.pick(others) : null,
      bidders: biddersFor(fate, place, others),
    }
  }

  return plan
}
