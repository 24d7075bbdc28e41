import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chooseMaps } from './choose'
import type { MapsConfig } from './choose'
import { EmbeddedRoutes } from './embedded-routes'
import type { FakeProvider } from './fake-provider.testing'
import { startFakeProvider } from './fake-provider.testing'
import { GoogleRoutes } from './google-routes'
import { OsrmRoutes } from './osrm-routes'
import { routeAnswers } from './recorded-answers.testing'
import type { Routes } from './routes'
import { ValhallaRoutes } from './valhalla-routes'

const PARIS = { latitude: 48.8566, longitude: 2.3522 }
const LYON = { latitude: 45.764, longitude: 4.8357 }
const ISLAND = { latitude: 0, longitude: 0 }

let fake: FakeProvider
beforeAll(async () => {
  fake = await startFakeProvider(routeAnswers)
})
afterAll(() => fake.close())

const sides: [string, boolean, () => Routes][] = [
  ['the estimate', true, () => new EmbeddedRoutes()],
  ['OSRM', false, () => new OsrmRoutes(fake.url)],
  ['Valhalla', false, () => new ValhallaRoutes(fake.url)],
  ['Google', false, () => new GoogleRoutes('key', fake.url)],
]

describe.each(sides)('%s', (_name, estimated, open) => {
  it('drives from Paris to Lyon', async () => {
    const route = await open().route([PARIS, LYON])
    expect(route?.estimated).toBe(estimated)
    expect(Number.isInteger(route?.distanceMeters) && Number.isInteger(route?.durationSeconds)).toBe(true)
    expect(route?.distanceMeters).toBeGreaterThan(440_000)
    expect(route?.distanceMeters).toBeLessThan(490_000)
    expect(route?.durationSeconds).toBeGreaterThan(15_000)
    expect(route?.durationSeconds).toBeLessThan(18_000)
    const line = route?.geometry.coordinates ?? []
    expect(line[0]?.[0]).toBeCloseTo(PARIS.longitude, 4)
    expect(line[0]?.[1]).toBeCloseTo(PARIS.latitude, 4)
    expect(line.at(-1)?.[0]).toBeCloseTo(LYON.longitude, 4)
    expect(line.at(-1)?.[1]).toBeCloseTo(LYON.latitude, 4)
  })

  it('needs two points', async () => {
    expect(await open().route([PARIS])).toBeUndefined()
    expect(await open().route([])).toBeUndefined()
  })
})

describe.each(sides.slice(1))('%s outside', (_name, _estimated, open) => {
  it('knows when no road joins the points', async () => {
    expect(await open().route([PARIS, ISLAND])).toBeUndefined()
  })

  it.each(['broken', 'garbled', 'elsewhere'] as const)('says unavailable when %s', async (mood) => {
    fake.mood = mood
    try {
      await expect(open().route([PARIS, LYON])).rejects.toMatchObject({
        code: 'UNAVAILABLE',
        reason: 'PROVIDER_UNAVAILABLE',
      })
    } finally {
      fake.mood = 'well'
    }
  })
})

it('estimates the two legs of a detour apart', async () => {
  const [there, back, both] = await Promise.all(
    [
      [PARIS, LYON],
      [LYON, PARIS],
      [PARIS, LYON, PARIS],
    ].map((points) => new EmbeddedRoutes().route(points)),
  )
  expect(both?.distanceMeters).toBe((there?.distanceMeters ?? 0) + (back?.distanceMeters ?? 0))
})

describe('choosing', () => {
  const base: MapsConfig = { PLACES_PROVIDER: 'embedded', ROUTES_PROVIDER: 'osrm' }

  it('asks a provider once a day, and again after a failure', async () => {
    let now = new Date('2026-01-01T00:00:00Z')
    const { routes } = chooseMaps({ ...base, ROUTES_URL: fake.url }, 'unused', { now: () => now })
    fake.calls.length = 0
    fake.mood = 'broken'
    await expect(routes.route([PARIS, LYON])).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    fake.mood = 'well'
    await routes.route([PARIS, LYON])
    await routes.route([PARIS, LYON])
    expect(fake.calls).toHaveLength(2)
    now = new Date('2026-01-02T00:00:01Z')
    await routes.route([PARIS, LYON])
    expect(fake.calls).toHaveLength(3)
  })

  it('asks a provider that is away five times, and then once in half a minute', async () => {
    let now = new Date('2026-01-01T00:00:00Z')
    const { routes } = chooseMaps({ ...base, ROUTES_URL: fake.url }, 'unused', { now: () => now })
    const unavailable = { code: 'UNAVAILABLE', reason: 'PROVIDER_UNAVAILABLE' }
    const ask = async (times: number) => {
      fake.calls.length = 0
      for (let time = 0; time < times; time++)
        await expect(routes.route([PARIS, LYON])).rejects.toMatchObject(unavailable)
      return fake.calls.length
    }
    fake.mood = 'broken'
    expect(await ask(12)).toBe(5)
    now = new Date(now.getTime() + 29_000)
    expect(await ask(1)).toBe(0)
    for (let pause = 0; pause < 4; pause++) {
      now = new Date(now.getTime() + 30_001)
      expect(await ask(3)).toBe(1)
    }
    fake.mood = 'well'
    now = new Date(now.getTime() + 30_001)
    await expect(routes.route([PARIS, LYON])).resolves.toMatchObject({ estimated: false })
    fake.mood = 'broken'
    await expect(routes.route([LYON, PARIS])).rejects.toMatchObject(unavailable)
    fake.mood = 'well'
    await expect(routes.route([LYON, PARIS])).resolves.toMatchObject({ estimated: false })
  })

  it('goes on asking for others when somebody asks what the provider refuses', async () => {
    const { places } = chooseMaps(
      { ...base, PLACES_PROVIDER: 'ban', PLACES_URL: `${fake.url},${fake.url}` },
      'unused',
      {
        now: () => new Date(),
      },
    )
    fake.mood = 'refusing'
    for (let time = 0; time < 8; time++)
      await expect(places.autocomplete(`odd ${time}`)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    fake.calls.length = 0
    await expect(places.autocomplete('odd again')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    expect(fake.calls).not.toEqual([])
    fake.mood = 'well'
  })

  it('refuses a provider without its key', () => {
    const clock = { now: () => new Date() }
    expect(() => chooseMaps({ ...base, PLACES_PROVIDER: 'google' }, 'unused', clock)).toThrow('PLACES_KEY')
    expect(() => chooseMaps({ ...base, ROUTES_PROVIDER: 'google' }, 'unused', clock)).toThrow('ROUTES_KEY')
  })
})
