import { describe, expect, it } from 'vitest'
import { addressLine, addressOf, lacksStreet, withPart } from './address'

const lyon = { address: '69002 Lyon', postalCode: '69002', city: 'Lyon' }

describe('an address', () => {
  it('of the gazetteer is a town until a street is entered', () => {
    expect(lacksStreet(lyon)).toBe(true)
    expect(addressLine(lyon)).toBe('69002 Lyon')
    const written = withPart(lyon, 'address', '3 place Bellecour')
    expect(addressLine(written)).toBe('3 place Bellecour, 69002 Lyon')
    expect(withPart(written, 'address', ' ').address).toBe('69002 Lyon')
  })

  it('without a street follows its town', () => {
    expect(withPart(lyon, 'postalCode', '69003').address).toBe('69003 Lyon')
    expect(withPart({ ...lyon, address: '3 place Bellecour' }, 'city', 'Villeurbanne').address).toBe(
      '3 place Bellecour',
    )
  })
})

describe('a place found by the search', () => {
  const PLACE = { latitude: 45.7578, longitude: 4.832, place_id: 'gz:FR:69382:69002' }
  const found = { ...lyon, country: 'FR', ...PLACE } as const

  it.each([
    ['69002', '6900'],
    ['69002', '69100'],
    ['97122', '97110'],
    ['20000', '20167'],
    ['20200', '20600'],
    ['', '7'],
    ['7', '75'],
    ['97', '971'],
  ])('keeps its place where %s becomes %s', (postalCode, typed) => {
    expect(withPart({ ...found, postalCode }, 'postalCode', typed)).toMatchObject(PLACE)
  })

  it.each([
    ['69002', '75002'],
    ['75001', '92100'],
    ['69002', '6'],
    ['69002', ''],
    ['97122', '97200'],
    ['97122', '97'],
    ['20000', '20200'],
    ['20000', '20'],
  ])('loses its place where %s becomes %s, and keeps what is written', (postalCode, typed) => {
    const written = { ...found, address: '3 place Bellecour', postalCode }
    expect(withPart(written, 'postalCode', typed)).toEqual({
      address: '3 place Bellecour',
      postalCode: typed,
      city: 'Lyon',
      country: 'FR',
    })
  })

  it('keeps its place abroad, and under another street, town or note', () => {
    expect(withPart({ ...found, country: 'BE', postalCode: '1000' }, 'postalCode', '9000')).toMatchObject(PLACE)
    for (const part of ['address', 'city', 'addressPrecision'] as const)
      expect(withPart(found, part, 'Villeurbanne')).toMatchObject(PLACE)
  })

  it('fills the address, if its country is served', () => {
    expect(addressOf({ ...found, isInIdf: false })).toEqual(found)
    expect(addressOf({ ...found, country: 'US', isInIdf: false }).country).toBeUndefined()
  })
})

it.each([
  [{}, true, ''],
  [{ city: 'Lyon' }, true, 'Lyon'],
  [{ address: ' LYON ', city: 'Lyon' }, true, 'Lyon'],
  [{ address: '3 place Bellecour' }, false, '3 place Bellecour'],
])('%j lacks its street: %s', (address, lacks, line) => {
  expect([lacksStreet(address), addressLine(address)]).toEqual([lacks, line])
})
