import type { DriverActor, DriverState } from '@volant/domain/kernel/actor'
import { calendarDayOf } from '@volant/domain/deliveries/calendar'
import { isIban } from '@volant/domain/drivers/iban'
import { FLAGS_OF, ONBOARDING_OF } from '@volant/domain/drivers/states'
import { isInIdf } from '@volant/domain/places/countries'
import { addDays, addYears, subDays, subMonths, subYears } from 'date-fns'
import { eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { driverDaysOff, drivers } from '../../tables/drivers'
import { addresses } from '../../tables/organizations'
import type { Random } from '../random'
import type { Services } from '../services'
import type { Spot } from '../world/towns'
import { createNames, emailName, openAccount } from './account'
import type { Name } from './account'
import { sirenFrom, siretFrom } from './company-numbers'
import { mobile } from './phones'

export interface Driver extends DriverActor {
  readonly home: Spot
}

const KNOWN: readonly (readonly [string, Name, DriverState])[] = [
  ['driver', { firstName: 'David', lastName: 'Moreira' }, 'ACCEPTED'],
  ['driver2', { firstName: 'Leïla', lastName: 'Cherif' }, 'ACCEPTED'],
  ['candidate', { firstName: 'Hugo', lastName: 'Castel' }, 'WAITING'],
  // has not entered the code of the e-mail yet
  ['newcomer', { firstName: 'Sonia', lastName: 'Azoulay' }, 'WAITING'],
]

const STATES: readonly [DriverState, number][] = [
  ['ACCEPTED', 42],
  ['WAITING', 9],
  ['REFUSED', 5],
  ['DISABLED', 4],
]

interface Availability {
  readonly radiusKm?: number
  /** Days from now. */
  readonly away: readonly (readonly [first: number, last: number])[]
}

/** Where and when some of the accepted drivers do not drive, by their place; the first is the one whom the read-me names. */
const AVAILABILITY: ReadonlyMap<number, Availability> = new Map([
  [0, { away: [[36, 43]] }],
  [9, { radiusKm: 250, away: [] }],
  [
    17,
    {
      radiusKm: 400,
      away: [
        [5, 5],
        [60, 74],
      ],
    },
  ],
])

const STANDING: Readonly<Record<DriverState, Partial<typeof drivers.$inferInsert>>> = {
  WAITING: {},
  ACCEPTED: { activationState: 'ACTIVE', onboardingState: ONBOARDING_OF.ACCEPTED },
  REFUSED: { onboardingState: ONBOARDING_OF.REFUSED },
  DISABLED: { activationState: 'CANCELLED', onboardingState: ONBOARDING_OF.DISABLED },
}

/** A French account number whose key is right and whose bank does not exist. */
function newIban(random: Random): string {
  const account = `99999${random.digits(18)}`
  for (let key = 2; key < 99; key += 1) {
    const iban = `FR${String(key).padStart(2, '0')}${account}`
    if (isIban(iban)) return iban
  }
  throw new Error('every account number has a key')
}

function ratings(random: Random) {
  const rate = () => Math.round(random.between(3.4, 5) * 10) / 10
  const each = [rate(), rate(), rate(), rate(), rate(), rate()] as const
  const [takeOffRating, outfitRating, qualityRating, correspondenceRating, justiceRating, communicationRating] = each
  const totalRating = Math.round((each.reduce((sum, one) => sum + one, 0) / each.length) * 10) / 10
  return {
    takeOffRating,
    outfitRating,
    qualityRating,
    correspondenceRating,
    justiceRating,
    communicationRating,
    totalRating,
  }
}

/** Papers by slot; a candidate has not sent all of them yet. */
function papers(state: DriverState, random: Random): Record<string, string> {
  const all: Record<string, string> = {
    kbisPath: 'Demo/papers/kbis.pdf',
    ribPath: 'Demo/papers/rib.pdf',
    permit_solde_path: 'Demo/papers/permis-points.pdf',
    idPath: 'Demo/papers/id-front.jpg',
    idPath2: 'Demo/papers/id-back.jpg',
    drivingLicensePath: 'Demo/papers/licence-front.jpg',
    drivingLicensePath2: 'Demo/papers/licence-back.jpg',
  }
  if (state !== 'WAITING') return all
  return Object.fromEntries(random.some(Object.entries(all), random.int(3, 7)))
}

async function apply(services: Services, email: string, name: Name, state: DriverState, home: Spot): Promise<Driver> {
  const { random, db, now } = services
  const applied = state === 'WAITING' ? subDays(now, random.int(1, 25)) : subDays(subMonths(now, 14), random.int(1, 60))
  const licence = subYears(now, random.int(4, 25))
  return db.tx(async (tx) => {
    const language = random.chance(8) ? 'en' : 'fr'
    const status = email.startsWith('newcomer@') ? 'UNCONFIRMED' : 'CONFIRMED'
    const userId = await openAccount(services, tx, { email, role: 'DRIVER', rank: 0, language, status })
    const addressId = uuid()
    const { place_id: placeId = null, ...place } = home
    await tx.sql
      .insert(addresses)
      .values({ id: addressId, placeId, ...place, isInIdf: isInIdf(home.country, home.postalCode) })
    const id = uuid({ msecs: applied.getTime() })
    const independent = random.chance(70)
    await tx.sql.insert(drivers).values({
      id,
      userId,
      ...name,
      ...FLAGS_OF[state],
      ...STANDING[state],
      ...(state === 'ACCEPTED' || state === 'DISABLED' ? ratings(random) : {}),
      phoneNumber: mobile(random),
      birthDate: subYears(licence, random.int(19, 24)),
      drivingLicenseDate: licence,
      drivingPermitDueDate: addDays(addYears(now, random.int(1, 9)), random.int(0, 300)),
      drivingPermitNumber: random.digits(12),
      iban: newIban(random),
      company: independent ? `${name.lastName} Convoyage` : null,
      siret: independent ? siretFrom(sirenFrom(`9${random.digits(8)}`)) : null,
      addressId,
      docs: papers(state, random),
      createdAt: applied,
      updatedAt: applied,
    })
    return { role: 'DRIVER', sub: userId, profileId: id, state, language, home }
  })
}

async function tellAvailability({ db, now }: Services, { profileId }: Driver, told: Availability): Promise<void> {
  const { radiusKm = null, away } = told
  await db.sql.update(drivers).set({ radiusKm }).where(eq(drivers.id, profileId))
  const day = (offset: number) => calendarDayOf(addDays(now, offset))
  for (const [first, last] of away)
    await db.sql
      .insert(driverDaysOff)
      .values({ id: uuid(), driverId: profileId, firstDay: day(first), lastDay: day(last) })
}

/** Sixty people who drive, wish to, or may not any more; the ones with known addresses come first. */
export async function enrolDrivers(services: Services, homes: readonly Spot[]): Promise<Driver[]> {
  const { random } = services
  const nextName = createNames(random)
  const all: Driver[] = []
  for (const [state, count] of STATES) {
    const known = KNOWN.filter(([, , wanted]) => wanted === state)
    for (let place = 0; place < count; place += 1) {
      const [local, name = nextName()] = known[place] ?? []
      const email = local ? `${local}@volant.test` : `${emailName(name)}@conducteurs.test`
      const driver = await apply(services, email, name, state, random.pick(homes))
      all.push(driver)
      const told = state === 'ACCEPTED' ? AVAILABILITY.get(place) : undefined
      if (told) await tellAvailability(services, driver, told)
    }
  }
  return all
}
