import { decode } from '../../platform/maps/polyline'
import type { AdminActor, ClientActor } from '@volant/domain/kernel/actor'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { as, completeDelivery, createWorld, LYON, PARIS, rowOf } from '../../../test/world'
import type { World } from '../../../test/world'
import type { Route, RoutePoint } from '../../platform/maps/routes'
import { createQuote } from '../pricing/service/quote'
import { createTariffs } from '../pricing/service/tariff'
import { createDeliveries } from './service/service'

const MARSEILLE = { ...LYON, city: 'Marseille', postalCode: '13001', latitude: 43.2965, longitude: 5.3698 }

let world: World
let client: ClientActor
let admin: AdminActor
let drive: (points: readonly RoutePoint[]) => Promise<Route | undefined>
let deliveries: ReturnType<typeof createDeliveries>

const byRoad = async (points: readonly RoutePoint[]): Promise<Route> => ({
  distanceMeters: 465_000,
  durationSeconds: 16_200,
  geometry: { type: 'LineString', coordinates: points.map(({ longitude, latitude }) => [longitude, latitude]) },
  estimated: false,
})
/** The ends of the legs that a delivery keeps, by latitude. */
const keptBy = async (id: string) =>
  (await rowOf(world.db, id)).routeLegs?.map((leg) => decode(leg).map(([latitude]) => latitude.toFixed(2)))

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
