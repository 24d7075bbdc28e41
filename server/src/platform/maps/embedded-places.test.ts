import { readFileSync } from 'node:fs'
import { isTownName, TOWN_MAX } from '@volant/domain/places/town-name'
import { beforeAll, describe, expect, it } from 'vitest'
import { ensureGazetteer } from '../../../scripts/build-gazetteer'
import { EmbeddedPlaces } from './embedded-places'

let places: EmbeddedPlaces
const labels = async (q: string): Promise<string[]> => (await places.autocomplete(q)).map((s) => s.label)
const first = async (q: string): Promise<string | undefined> => (await labels(q))[0]

const townsOf = async () =>
  readFileSync(await ensureGazetteer(), 'utf8')
    .split('\n')
    .map((line) => line.split('\t')[2] ?? '')

beforeAll(async () => {
  places = new EmbeddedPlaces(await ensureGazetteer())
}, 60_000)

describe('towns', () => {
  it.each([
    ['luxem', '1136 Luxembourg'],
    ['paris', '75001 Paris'],
    ['69003', '69003 Lyon'],
    ['Lyon 69003', '69003 Lyon'],
    ['69003 lyon', '69003 Lyon'],
    ['lyon 3', '69003 Lyon'],
    ['Paris 15', '75015 Paris'],
    ['saint etienne', '42000 Saint-Étienne'],
    ['St-Étienne', '42000 Saint-Étienne'],
    ['SAINT-ÉTIENNE', '42000 Saint-Étienne'],
    ['Monaco', '98000 Monaco'],
    ['Bruxelles', '1000 Bruxelles, Belgique'],
    ['brussels', '1000 Bruxelles, Belgique'],
    ['antwerpen', '2000 Anvers, Belgique'],
    ['havre', '76600 Le Havre'],
    ["l'hay", '94240 L’Haÿ-les-Roses'.replace('’', "'")],
    ['neuilly s', '92200 Neuilly-sur-Seine'],
    ['L-1136 Luxembourg', '1136 Luxembourg'],
  ])('%s finds %s first', async (q, label) => {
    expect(await first(q)).toBe(label)
  })

  it('offers every code of a town that is surely meant, and no town twice before', async () => {
    expect(await labels('saint etienne')).toEqual(
      expect.arrayContaining(['42100 Saint-Étienne', '42230 Saint-Étienne']),
    )
    expect((await labels('par')).filter((label) => label.endsWith(' Paris'))).toHaveLength(1)
  })

  it('is exact before it is populous', async () => {
    const towns = (await places.autocomplete('mars')).map((s) => s.city)
    expect(towns[0]).toBe('Mars')
    expect(towns).toContain('Marseille')
  })

  it('has nothing for nonsense', async () => {
    for (const q of ['', ' ', 'zzzz', '12 rue', '99999', '%_\\', '𝕏', ',,,', "' OR 1=1"])
      expect(await labels(q)).toEqual([])
  })
})

it('knows no town whose name an address may not hold', async () => {
  const towns = await townsOf()
  expect(towns.length).toBeGreaterThan(30_000)
  expect(towns.filter((name) => !isTownName(name) || name.length > TOWN_MAX)).toEqual([])
})

describe('streets', () => {
  it.each([
    ['12 rue de la République, 69003 Lyon', '12 rue de la République, 69003 Lyon'],
    ['12 rue de la République lyon 3', '12 rue de la République, 69003 Lyon'],
    ['12 rue de la République 69003', '12 rue de la République, 69003 Lyon'],
    ['12 rue de la République lyon', '12 rue de la République, 69001 Lyon'],
    ['12 avenue de Paris Versailles', '12 avenue de Paris, 78000 Versailles'],
    ['5 rue du Port La Rochelle', '5 rue du Port, 17000 La Rochelle'],
    ['rue de la Loi 16, 1000 Bruxelles', 'rue de la Loi 16, 1000 Bruxelles, Belgique'],
    ['ZI Nord, 59000 Lille', 'ZI Nord, 59000 Lille'],
    ['12 rue de Paris, 93100 Mont', '12 rue de Paris, 93100 Montreuil'],
    ['16 rue de la Loi, Bruxelles, Belgique', '16 rue de la Loi, 1000 Bruxelles, Belgique'],
  ])('%s is offered as %s', async (q, label) => {
    expect(await first(q)).toBe(label)
  })

  it('keeps the street through the id', async () => {
    const [found] = await places.autocomplete('12 rue de la République, 69003 Lyon')
    expect(found?.place_id).toMatch(/^gz:FR:69383:69003:[\w-]+$/)
    expect(await places.resolve(found?.place_id ?? '')).toMatchObject({
      address: '12 rue de la République',
      city: 'Lyon',
      postalCode: '69003',
      country: 'FR',
      isInIdf: false,
    })
  })

  it('keeps ids within their length whatever is typed', async () => {
    const [found] = await places.autocomplete(`${'é'.repeat(180)} , Lyon`)
    expect(found?.place_id.length).toBeLessThanOrEqual(300)
    expect(await places.resolve(found?.place_id ?? '')).toMatchObject({ city: 'Lyon' })
  })
})

describe('resolving', () => {
  it('knows Île-de-France by the postal code', async () => {
    expect(await places.resolve('gz:FR:75056:75001')).toBeUndefined()
    expect(await places.resolve('gz:FR:75115:75015')).toMatchObject({ isInIdf: true, city: 'Paris' })
    expect(await places.resolve('gz:FR:59350:59000')).toMatchObject({ isInIdf: false, city: 'Lille' })
  })

  it.each(['gz:FR:59350:75001', 'gz:FR:00000:00000', 'gz:FR:59350', 'open:abc', '../etc/passwd', '', 'x'.repeat(400)])(
    'knows nothing of %s',
    async (id) => {
      expect(await places.resolve(id)).toBeUndefined()
    },
  )
})

it('answers far within a keystroke', async () => {
  const questions = ['la', 'saint', 'p', '75', '12 rue de la République lyon', 'villeneuve', 'le']
  // The median: this machine has other work, too.
  const times: number[] = []
  for (let round = 0; round < 20; round++) {
    for (const q of questions) {
      const start = performance.now()
      await places.autocomplete(q)
      times.push(performance.now() - start)
    }
  }
  expect(times.toSorted((a, b) => a - b)[times.length >> 1]).toBeLessThan(10)
})
