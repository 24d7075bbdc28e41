import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureGazetteer } from '../../../scripts/build-gazetteer'
import { BanPhotonPlaces } from './ban-photon-places'
import { EmbeddedPlaces } from './embedded-places'
import type { FakeProvider } from './fake-provider.testing'
import { startFakeProvider } from './fake-provider.testing'
import { GooglePlaces } from './google-places'
import type { Places } from './places'
import { PLACE_ID, placeLabel } from './places'
import { placeAnswers } from './recorded-answers.testing'

let fake: FakeProvider
let gazetteer: string
beforeAll(async () => {
  fake = await startFakeProvider(placeAnswers)
  gazetteer = await ensureGazetteer()
}, 60_000)
afterAll(() => fake.close())

const sides: [string, () => Places][] = [
  ['the bundled gazetteer', () => new EmbeddedPlaces(gazetteer)],
  ['BAN and Photon', () => new BanPhotonPlaces(fake.url, fake.url)],
  ['Google', () => new GooglePlaces('key', fake.url)],
]

describe.each(sides)('%s', (_name, open) => {
  it('offers a street and resolves what it offered', async () => {
    const [found] = await open().autocomplete('12 rue mercière, 69002 lyon', 'session-1')
    expect(found).toMatchObject({ city: 'Lyon', postalCode: '69002', country: 'FR' })
    expect(found?.label).toMatch(/^12 rue mercière, 69002 Lyon/i)
    expect(found?.place_id).toMatch(PLACE_ID)
    const place = await open().resolve(found?.place_id ?? '')
    expect(place).toMatchObject({ city: 'Lyon', postalCode: '69002', country: 'FR', isInIdf: false })
    expect(place?.address).toMatch(/^12 rue mercière$/i)
    expect(place?.latitude).toBeCloseTo(45.76, 1)
    expect(place?.longitude).toBeCloseTo(4.83, 1)
  })

  it('knows the neighbours', async () => {
    const [found] = await open().autocomplete('Bruxelles')
    expect(found).toMatchObject({ city: 'Bruxelles', postalCode: '1000', country: 'BE' })
  })

  it('has nothing for nonsense, and no such place for an odd id', async () => {
    expect(await open().autocomplete('zzzz')).toEqual([])
    for (const id of ['no-such-place', '../../admin', 'open:AAAA', 'gz:FR:x:y']) {
      expect(await open().resolve(id)).toBeUndefined()
    }
  })
})

describe.each(sides.slice(1))('%s failing', (_name, open) => {
  it.each(['broken', 'garbled', 'elsewhere'] as const)('says unavailable when %s', async (mood) => {
    fake.mood = mood
    try {
      await expect(open().autocomplete('lyon')).rejects.toMatchObject({
        code: 'UNAVAILABLE',
        reason: 'PROVIDER_UNAVAILABLE',
      })
    } finally {
      fake.mood = 'well'
    }
  })
})

it('labels abroad by country, and states of one town once', () => {
  expect(placeLabel({ city: 'Lyon', postalCode: '69003', country: 'FR' })).toBe('69003 Lyon')
  expect(placeLabel({ city: 'Arlon', postalCode: '', country: 'BE' })).toBe('Arlon, Belgique')
  expect(placeLabel({ city: 'Monaco', postalCode: '98000', country: 'MC' })).toBe('98000 Monaco')
})
