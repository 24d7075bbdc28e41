import { FACTORY_TARIFF } from '@volant/domain/pricing/tariff'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createWorld } from '../../../test/world'
import type { World } from '../../../test/world'
import type { Route } from '../../platform/maps/routes'
import { createQuotes } from './service/quote'
import type { Quotes } from './service/quote'
import { createTariffs } from './service/tariff'
import type { Tariffs } from './service/tariff'

const PARIS = { latitude: 48.85, longitude: 2.35, isInIdf: true }
const NANTERRE = { latitude: 48.89, longitude: 2.2, isInIdf: true }
const LYON = { latitude: 45.76, longitude: 4.83, isInIdf: false }
const PLACES: Readonly<Record<string, typeof PARIS>> = { paris: PARIS, nanterre: NANTERRE, lyon: LYON }

let world: World
let tariffs: Tariffs
let quotes: Quotes
let drive: () => Promise<Route | undefined>

beforeAll(async () => {
  world = await createWorld()
  tariffs = createTariffs(world)
  const places = { autocomplete: async () => [], resolve: async (id: string) => PLACES[id] as never }
  quotes = createQuotes({ places, routes: { route: () => drive() } }, tariffs)
})
beforeEach(() => {
  drive = async () => ({ distanceMeters: 100_000, durationSeconds: 3600, geometry: [], estimated: false }) as never
})
afterAll(() => world.close())

const ask = (origin: string, destination: string, more: object = {}) =>
  quotes.mission({ origin, destination, numberOfCars: 1, carType: 'A', ...more })

describe('the calculator', () => {
  it('takes the flat price only where both ends lie in Île-de-France', async () => {
    expect((await ask('paris', 'nanterre')).prices.STANDARD).toBe(FACTORY_TARIFF.flatIdf / 100)
    // 49 for the start, 50 km at 1.60 and 50 km at 1.15
    const outside = { STANDARD: 186.5, EXPRESS: 242.45, OKM: 205.15 }
    expect((await ask('paris', 'lyon')).prices).toEqual(outside)
    expect((await ask('lyon', 'paris')).prices).toEqual(outside)
  })

  it('drives the way back too where the car comes back', async () => {
    const there = await ask('paris', 'lyon')
    const back = await ask('paris', 'lyon', { roundTrip: true })
    expect(there).toMatchObject({ distance: '100 km', duration: '1 h 00', distanceMeters: 100_000 })
    expect(back).toMatchObject({ distance: '200 km', duration: '2 h 00', durationSeconds: 7200 })
    expect(back.prices.STANDARD).toBeGreaterThan(there.prices.STANDARD)
  })

  it('counts the straight line while the routing service is away or knows no road', async () => {
    drive = () => Promise.reject(new Error('away'))
    const away = await ask('paris', 'lyon')
    expect(away.distanceMeters).toBeGreaterThan(390_000)
    drive = async () => undefined
    expect(await ask('paris', 'lyon')).toEqual(away)
  })

  it('names the end that is no place', async () => {
    const fields = [{ path: 'destination', code: 'invalid' }]
    await expect(ask('paris', 'nowhere')).rejects.toMatchObject({ code: 'BAD_USER_INPUT', fields })
  })
})

describe('the tariff', () => {
  it('in force is the newest, and the ones before are kept', async () => {
    const admin = await world.make.admin(1)
    for (const [day, flatIdf] of [12_000, 13_000].entries()) {
      world.setTime(new Date(Date.UTC(2026, 5, 15 + day, 8)))
      await tariffs.update(admin, { ...FACTORY_TARIFF, flatIdf })
    }
    expect((await ask('paris', 'nanterre')).prices.STANDARD).toBe(130)
    expect(await tariffs.history()).toMatchObject({
      current: { flatIdf: 13_000 },
      versions: [{ tariff: { flatIdf: 13_000 } }, { tariff: { flatIdf: 12_000 } }],
    })
  })

  it('is set by super admins, and only whole', async () => {
    const [second, first] = [await world.make.admin(2), await world.make.admin(1)]
    await expect(tariffs.update(second, FACTORY_TARIFF)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(tariffs.update(first, { ...FACTORY_TARIFF, minimum: -1 })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: 'minimum', code: 'outOfRange' }],
    })
  })
})
