import { describe, expect, it } from 'vitest'
import { addressSchema, typedAddressSchema } from '../../src/places/schema'
import { isTownName, townToSay } from '../../src/places/town-name'

const lyon = { address: '4 place Bellecour', postalCode: '69002', country: 'FR', latitude: 45.757, longitude: 4.832 }

describe('the name of a town', () => {
  it.each([
    'Paris',
    'Paris 15e Arrondissement',
    '75001 Paris',
    'Lyon Cedex 03',
    'St. Gallen',
    'Halle/Westf.',
    'Halle (Saale)',
    'Frankfurt a. M.',
    'Frankfurt a.M.',
    "Villeneuve-d'Ascq",
    'Villeneuve-d’Ascq',
    "'s-Hertogenbosch",
    "L'Haÿ-les-Roses",
    'Saint-Rémy-lès-Chevreuse',
    'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson',
    'Bruxelles – Brussel',
    'Saint-Louis-du-Ha! Ha!',
    'Y',
    'Αθήνα',
  ])('may be %s', (city) => {
    for (const schema of [addressSchema, typedAddressSchema])
      expect(schema.parse({ ...lyon, city }).city, city).toBe(city)
    expect(townToSay(city)).toBe(city)
  })

  it.each([
    'https://evil.example',
    'Paris : compte suspendu, voir https://volant-verif.example/login',
    'evil.example',
    'evil.example/x',
    't.co',
    'evil。com',
    'evil．com',
    'evil｡com',
    'evil․com',
    'Ана.рф',
    '//evil',
    '\\\\evil\\x',
    'a@b',
    '192.0.2.1',
    'Paris\nLyon',
    'Paris\u0000',
    'Paris\u007f',
    'Paris\u200bLyon',
    'Paris\u202eLyon',
    'appelez le 08 99 12 34 56',
    'Paris <b>',
  ])('is not %j', (city) => {
    for (const schema of [addressSchema, typedAddressSchema])
      expect(schema.safeParse({ ...lyon, city }).error?.issues[0]?.path, city).toEqual(['city'])
    expect(isTownName(city)).toBe(false)
    expect(townToSay(city)).toBe('–')
  })

  it('is no longer than towns are', () => {
    expect(addressSchema.safeParse({ ...lyon, city: 'é'.repeat(60) }).success).toBe(true)
    expect(addressSchema.safeParse({ ...lyon, city: 'é'.repeat(61) }).error?.issues).toMatchObject([
      { path: ['city'], message: 'tooLong' },
    ])
  })
})
