import { sealedType } from '@volant/domain/deliveries/sealing'
import type { AdminActor, AdminRank, ClientActor, ClientRank, DriverActor } from '@volant/domain/kernel/actor'
import { estimate } from '@volant/domain/pricing/estimate'
import { FACTORY_TARIFF } from '@volant/domain/pricing/tariff'
import { metresBetween } from '@volant/domain/places/distance'
import { eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { confirmationReactions } from '../src/features/confirmation/reactions'
import { createConfirmation } from '../src/features/confirmation/service'
import { createDeliveries } from '../src/features/deliveries/service/service'
import { missionReactions } from '../src/features/missions/reactions'
import { createMissions } from '../src/features/missions/service/missions'
import { createDispatch } from '../src/features/offers/service/dispatch'
import { offerReactions } from '../src/features/offers/reactions'
import { createOffers } from '../src/features/offers/service/offers'
import { createResend } from '../src/features/tracking/service/resend'
import { createTracking } from '../src/features/tracking/service/tracking'
import type { Journey, JourneyQuestion } from '../src/features/deliveries/service/deps'
import type { Database } from '../src/platform/db/database'
import { createLiveSender } from '../src/platform/live/sender'
import type { RequestContext } from '../src/platform/operations/registry'
import { deliveries } from '../src/tables/deliveries'
import { drivers } from '../src/tables/drivers'
import { admins, clients, organizations } from '../src/tables/organizations'
import { users } from '../src/tables/users'
import { vehicles } from '../src/tables/vehicles'
import { testBus, testDatabase } from './database'

export const NOW = new Date('2026-06-15T08:00:00Z')
export const PUBLIC_URL = 'https://volant.test'
const DAY = 86_400_000

/** The world that service tests start from: real services on a real database, a clock that stands where it is put. */
export async function createWorld() {
  const bus = testBus()
  const db = await testDatabase(bus)
  let time = NOW
  const clock = { now: () => time }
  const estimateOf = ({ from, to, carType, cars, roundTrip }: Journey) => {
    const metres = Math.round(metresBetween(from, to) * 1.17 + 1500)
    return estimate(FACTORY_TARIFF, {
      metres,
      seconds: Math.round(metres / 30),
      carType,
      cars,
      roundTrip,
      insideIdf: from.isInIdf && to.isInIdf,
    })
  }
  const quote = async ({ journey }: JourneyQuestion) => ({
    estimate: journey && estimateOf(journey),
    vatPercent: FACTORY_TARIFF.vatPercent,
    routeLegs: null,
  })
  const live = createLiveSender()
  bus.add([...offerReactions(live), ...confirmationReactions, ...missionReactions(live)])
  return {
    bus,
    db,
    clock,
    quote,
    setTime: (to: Date) => {
      time = to
    },
    deliveries: createDeliveries({ db, clock, quote }, { fileUrl: (key) => `/files/${key}` }),
    offers: createOffers({ db, clock }),
    dispatch: createDispatch({ db, clock }),
    confirmation: createConfirmation({ db, clock, publicUrl: PUBLIC_URL }),
    missions: createMissions({
      db,
      clock,
      // drawing and storing a PDF has tests of its own
      prepareReport: async (_tx, inspected) => {
        const { delivery, vehicle, side } = inspected
        if (side === 'before') return null
        const type = sealedType(inspected, inspected)
        const key = `Deliveries/${delivery.id}/pv-${vehicle}.pdf`
        return async () => ({
          document: { name: 'PV', label: 'PV', key, url: `/files/${key}`, type },
          signatureKey: null,
          isTrueOf: () => Promise.resolve(true),
          file: () => Promise.resolve(),
        })
      },
    }),
    tracking: createTracking({ db, clock, viewed: () => {} }),
    resendTracking: createResend({ db, clock }),
    make: createMakers(db),
    close: () => db.close(),
  }
}

export type World = Awaited<ReturnType<typeof createWorld>>

export function as(actor: RequestContext['actor'], more: Partial<RequestContext> = {}): RequestContext {
  return { actor, requestId: 'test', ip: '127.0.0.1', language: 'fr', ...more }
}

export function createMakers(db: Database) {
  let count = 0
  const account = async (role: 'ADMIN' | 'CLIENT' | 'DRIVER', rank: number) => {
    count += 1
    const id = uuid()
    await db.sql
      .insert(users)
      .values({ id, email: `person${count}-${id}@test.test`, role, rank, status: 'CONFIRMED', passwordHash: 'x' })
    return id
  }
  return {
    async admin(rank: AdminRank = 2): Promise<AdminActor> {
      const sub = await account('ADMIN', rank)
      const profileId = uuid()
      await db.sql.insert(admins).values({ id: profileId, userId: sub, firstName: 'Anne', lastName: 'Admin' })
      return { role: 'ADMIN', rank, sub, profileId, language: 'fr' }
    },
    async organization(settings: object = {}): Promise<string> {
      const id = uuid()
      await db.sql
        .insert(organizations)
        .values({ id, name: `Organisation ${id}`, slug: `organisation-${id}`, settings })
      return id
    },
    async client(organizationId: string | null, rank: ClientRank = 4): Promise<ClientActor> {
      const sub = await account('CLIENT', rank)
      const profileId = uuid()
      await db.sql.insert(clients).values({
        id: profileId,
        userId: sub,
        organizationId,
        firstName: 'Claire',
        lastName: 'Client',
        phone: '+33123456789',
      })
      return { role: 'CLIENT', rank, sub, profileId, organizationId, language: 'fr' }
    },
    async driver(state: DriverActor['state'] = 'ACCEPTED'): Promise<DriverActor> {
      const sub = await account('DRIVER', 0)
      const profileId = uuid()
      await db.sql.insert(drivers).values({
        id: profileId,
        userId: sub,
        firstName: 'David',
        lastName: 'Driver',
        phoneNumber: '+33612345678',
        confirmedByAlb: state === 'ACCEPTED' || state === 'DISABLED',
        rejectedByAlb: state === 'REFUSED',
        disabled: state === 'DISABLED',
      })
      return { role: 'DRIVER', sub, profileId, state, language: 'fr' }
    },
  }
}

export const PARIS = {
  address: '12 rue de Rivoli',
  city: 'Paris',
  postalCode: '75004',
  country: 'FR',
  latitude: 48.8556,
  longitude: 2.3614,
  place_id: 'gz:FR:75104:75004',
}
export const LYON = {
  address: '3 place Bellecour',
  city: 'Lyon',
  postalCode: '69002',
  country: 'FR',
  latitude: 45.7578,
  longitude: 4.832,
  place_id: 'gz:FR:69382:69002',
}

export function dates(from: Date) {
  return {
    carAvailabilityDate: new Date(from.getTime() + DAY),
    carPickUpDate: new Date(from.getTime() + 2 * DAY),
    carDeliveryDeadline: new Date(from.getTime() + 3 * DAY),
  }
}

export const DEAL = { clientFinalPrice: 500, wantedPrice: 212.5, minPrice: 150, maxPrice: 275 }

export type TestType = 'STANDARD' | 'TWO_WAY_DELIVERY' | 'OKM' | 'TO_RETURN'

/** A delivery through both steps of the wizard: addresses, vehicles, category. */
export async function completeDelivery(
  { deliveries: service, clock }: World,
  client: ClientActor,
  type: TestType = 'STANDARD',
): Promise<string> {
  const ctx = as(client)
  const { id } = await service.create(ctx, {
    type,
    clientFirstName: 'Camille',
    clientLastName: 'Laurent',
    clientEmail: 'camille@test.test',
    clientPhone: '06 12 34 56 78',
    ...dates(clock.now()),
  })
  const car = {
    marque: 'Peugeot',
    model: '308',
    vehicleCode: 'GA-217-KF',
    vin: 'vf3lcyhzpks123456',
    carType: 'A' as const,
    type: 'GAS' as const,
  }
  const twoWay = type === 'TWO_WAY_DELIVERY'
  await service.edit(ctx, {
    id,
    fromAddress: PARIS,
    toAddress: LYON,
    ...(twoWay && { toReturnFromAddress: LYON, toReturnToAddress: PARIS }),
    vehicles: twoWay ? [car, { ...car, vehicleCode: 'GB-278-LF' }] : [car],
    category: type === 'OKM' ? 'OKM' : 'STANDARD',
  })
  return id
}

/** A stored delivery as it may be stored again: without what the database gives it. */
export function insertable(row: typeof deliveries.$inferSelect): typeof deliveries.$inferInsert {
  const { publicId: _number, publicIdText: _text, lateAfter: _late, bestSlack: _slack, ...rest } = row
  return rest
}

export async function rowOf(db: Database, id: string) {
  const [row] = await db.sql.select().from(deliveries).where(eq(deliveries.id, id))
  if (row === undefined) throw new Error(`no delivery ${id}`)
  return row
}

const VIEWS = ['top', 'topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'bottom']

/** Photos, mileage and fuel of one vehicle, as an inspection leaves them. */
export async function inspect(
  db: Database,
  deliveryId: string,
  position: 0 | 1,
  state: 'before' | 'after',
): Promise<void> {
  const images = Object.fromEntries(
    VIEWS.map((view) => [view, `Cars/images${state}/${deliveryId}-${position}-${view}.jpeg`]),
  )
  const set =
    state === 'before'
      ? { imagesBefore: images, mileageBefore: 1000, essenceBefore: 5 }
      : { imagesAfter: images, mileageAfter: 1460, essenceAfter: 4 }
  const all = await db.sql.select().from(vehicles).where(eq(vehicles.deliveryId, deliveryId))
  const vehicle = all.find((each) => each.position === position)
  if (vehicle) await db.sql.update(vehicles).set(set).where(eq(vehicles.id, vehicle.id))
}
