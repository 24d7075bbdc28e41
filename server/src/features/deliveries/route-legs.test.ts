import { decode } from '../../platform/maps/polyline'
import type { AdminActor, ClientActor } from '@volant/domain/kernel/actor'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { as, completeDelivery, createWorld, LYON, PARIS, rowOf } from '../../../test/world'
import type { World } from '../../../test/world'
import type { Route, RoutePoint } from '../../platform/maps/routes'
import { vehicles } from '../../tables/vehicles'
import { createQuote } from '../pricing/service/quote'
import { createTariffs } from '../pricing/service/tariff'
import { createDeliveries } from './service/service'

const MARSEILLE = { ...LYON, city: 'Marseille', postalCode: '13001', latitude: 43.2965, longitude: 5.3698 }

let world: World
let client: ClientActor
let admin: AdminActor
let drive: (points: readonly RoutePoint[]) => Promise<Route | undefined>
let deliveries: ReturnType<typeof createDeliveries>

const CAR = { marque: 'Peugeot', model: '308', vehicleCode: 'GA-217-KF', carType: 'A', type: 'GAS' } as const

const byRoad = async (points: readonly RoutePoint[]): Promise<Route> => ({
  distanceMeters: 465_000,
  durationSeconds: 16_200,
  geometry: { type: 'LineString', coordinates: points.map(({ longitude, latitude }) => [longitude, latitude]) },
  estimated: false,
})
/** The ends of the legs that a delivery keeps, by latitude. */
const keptBy = async (id: string) =>
  (await rowOf(world.db, id)).routeLegs?.map((leg) => decode(leg).map(([latitude]) => latitude.toFixed(2)))

/** The same road, so many kilometres long from now on. */
function measure(kilometres: number): void {
  drive = async (points) => ({
    ...(await byRoad(points)),
    distanceMeters: kilometres * 1000,
    durationSeconds: kilometres * 36,
  })
}
const estimateOf = async (id: string) => {
  const { clientInitialPrice, distance, duration } = await rowOf(world.db, id)
  return { clientInitialPrice, distance, duration }
}
const carsOf = (id: string) =>
  world.db.sql.select().from(vehicles).where(eq(vehicles.deliveryId, id)).orderBy(asc(vehicles.position))

/** A round trip that was estimated by a road of 400 kilometres either way, which would be 500 now. */
async function estimatedRoundTrip() {
  measure(400)
  const id = await completeDelivery(world, client, 'TWO_WAY_DELIVERY')
  await deliveries.edit(as(client), { id, toAddress: MARSEILLE })
  measure(500)
  const before = await estimateOf(id)
  expect(before).toMatchObject({ distance: 800_000, duration: 28_800 })
  const [first, second] = await carsOf(id)
  return { id, before, first: first!.id, second: second!.id }
}

beforeAll(async () => {
  world = await createWorld()
  client = await world.make.client(await world.make.organization())
  admin = await world.make.admin(2)
  const quote = createQuote({ routes: { route: (points) => drive(points) } }, createTariffs(world))
  deliveries = createDeliveries({ ...world, quote }, { fileUrl: (key) => key })
})
beforeEach(() => {
  drive = byRoad
})
afterAll(() => world.close())

it('keeps the roads between the places, and follows them when they move', async () => {
  const id = await completeDelivery(world, client)
  await deliveries.edit(as(client), { id, fromAddress: PARIS, toAddress: MARSEILLE })
  expect(await keptBy(id)).toEqual([['48.86', '43.30']])
  await deliveries.edit(as(client), { id, toAddress: LYON })
  expect(await keptBy(id)).toEqual([['48.86', '45.76']])
})

it('keeps both legs of a round trip, and the first alone once the second vehicle stays', async () => {
  const id = await completeDelivery(world, client, 'TWO_WAY_DELIVERY')
  await deliveries.edit(as(client), { id, toReturnFromAddress: LYON, toReturnToAddress: MARSEILLE })
  expect(await keptBy(id)).toEqual([
    ['48.86', '45.76'],
    ['45.76', '43.30'],
  ])
  await deliveries.cancelRestitution(as(admin), { id, type: 'STANDARD' })
  expect(await keptBy(id)).toEqual([['48.86', '45.76']])
})

it('keeps no estimate for a road, and fails for no routing service', async () => {
  const id = await completeDelivery(world, client)
  for (const away of [
    () => Promise.reject(new Error('away')),
    () => Promise.resolve(undefined),
    async (points: readonly RoutePoint[]) => ({ ...(await byRoad(points)), estimated: true }),
  ]) {
    drive = away
    await deliveries.edit(as(client), { id, toAddress: MARSEILLE })
    expect(await keptBy(id)).toBeUndefined()
    await deliveries.edit(as(client), { id, toAddress: LYON })
  }
})

it('loses no road that still is the way while the service is away, and learns it when it is back', async () => {
  const id = await completeDelivery(world, client)
  await deliveries.edit(as(client), { id, toAddress: MARSEILLE })
  const known = await keptBy(id)
  drive = () => Promise.reject(new Error('away'))
  await deliveries.edit(as(client), { id, toAddress: MARSEILLE, comment: 'Sonner' })
  expect(await keptBy(id)).toEqual(known)
  await deliveries.edit(as(client), { id, toAddress: LYON })
  expect(await keptBy(id)).toBeUndefined()
  drive = byRoad
  await deliveries.edit(as(client), { id, toAddress: LYON, comment: 'Frapper' })
  expect(await keptBy(id)).toEqual([['48.86', '45.76']])
})

it('keeps the estimate where another vehicle is described, or the second one is of another category', async () => {
  const { id, before, first, second } = await estimatedRoundTrip()
  await deliveries.edit(as(client), { id, vehicles: [{ ...CAR, id: first, vehicleCode: 'GC-399-MG', model: '508' }] })
  expect(await estimateOf(id)).toEqual(before)
  await deliveries.edit(as(client), { id, vehicles: [{ ...CAR, id: second, carType: 'C' }] })
  expect(await estimateOf(id)).toEqual(before)
  expect(await carsOf(id)).toMatchObject([
    { vehicleCode: 'GC-399-MG', model: '508', carType: 'A' },
    { vehicleCode: 'GA-217-KF', carType: 'C' },
  ])
})

it('makes the estimate anew for another category of the first vehicle, whatever its place in the form', async () => {
  const { id, before, first, second } = await estimatedRoundTrip()
  const cars = [{ ...CAR, id: second }, { ...CAR, id: first, carType: 'C' } as const]
  await deliveries.edit(as(client), { id, vehicles: cars })
  const after = await estimateOf(id)
  expect(after).toMatchObject({ distance: 1_000_000, duration: 36_000 })
  await deliveries.edit(as(client), { id, vehicles: [CAR, CAR] })
  expect((await estimateOf(id)).clientInitialPrice).toBeLessThan(after.clientInitialPrice!)
  expect(before.clientInitialPrice).toBeLessThan(after.clientInitialPrice!)
})

it('prices the category of the first vehicle where the second one is named alone', async () => {
  const { id, second } = await estimatedRoundTrip()
  await deliveries.edit(as(client), { id, toAddress: LYON })
  const before = await estimateOf(id)
  await deliveries.edit(as(client), { id, toAddress: MARSEILLE, vehicles: [{ ...CAR, id: second, carType: 'C' }] })
  expect(await estimateOf(id)).toEqual(before)
})
