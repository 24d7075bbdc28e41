import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchableBy } from '../../src/search/kinds'
import { matchesOf } from '../../src/search/matches'
import type { SearchedTexts } from '../../src/search/matches'
import { fold, searchTerms } from '../../src/search/terms'

describe('the terms of a search', () => {
  it.each(['', ' ', 'a', 'ab', ' a-b ', '%%%', '___', '\\\\\\', '7 5', "' --", '...', '💣💣💣'])(
    '%j is too short',
    (text) => {
      expect(searchTerms(text)).toBeNull()
    },
  )

  it.each([
    ['Dupont', [['dupont']], 'DUPONT', null],
    ['  Évry  COURCOURONNES ', [['evry'], ['courcouronnes']], 'EVRYCOURCOURONNES', null],
    ['Saint-Étienne', [['saint'], ['etienne']], 'SAINTETIENNE', null],
    ["L'Haÿ", [['l'], ['hay']], 'LHAY', null],
    ['Cœur', [['coeur']], 'COEUR', null],
    ['ga 217-k', [['ga'], ['217'], ['k']], 'GA217K', null],
    ['100%_of', [['100'], ['of']], '100OF', null],
    ['100042', [['100042']], '100042', '100042'],
    ['75 002', [['75002']], '75002', '75002'],
    ['06 12', [['0612', '33612']], '0612', '0612'],
    ['06 12 34 56 78', [['0612345678', '612345678']], '0612345678', '0612345678'],
    ['+33 (6) 12-34', [['3361234']], '3361234', '3361234'],
    ['0033 6.12.34', [['003361234', '3361234']], '003361234', '003361234'],
    ['Дмитрий', [['дмитрии']], '', null],
  ] as const)('of %j', (text, words, letters, number) => {
    expect(searchTerms(text)).toMatchObject({ words, letters, number })
  })

  it('hold nothing that a pattern of the database would take for a wildcard', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const terms = searchTerms(text)
        for (const word of terms?.words.flat() ?? []) expect(word).toMatch(/^[\p{L}\p{N}]+$/u)
        expect(terms?.letters ?? '').toMatch(/^[A-Z0-9]*$/)
      }),
    )
  })

  it('fold the same text once and for all', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(fold(fold(text))).toBe(fold(text))
      }),
    )
  })
})

describe('who finds what', () => {
  it.each([
    [{ role: 'ADMIN', rank: 1 }, 'DELIVERY DRIVER ORGANIZATION MEMBER MANAGER INVOICE'],
    [{ role: 'ADMIN', rank: 2 }, 'DELIVERY DRIVER ORGANIZATION MEMBER INVOICE'],
    [{ role: 'ADMIN', rank: 3 }, 'DELIVERY DRIVER ORGANIZATION MEMBER INVOICE'],
    [{ role: 'CLIENT', rank: 4 }, 'DELIVERY MEMBER INVOICE'],
    [{ role: 'CLIENT', rank: 5 }, 'DELIVERY MEMBER INVOICE'],
    [{ role: 'CLIENT', rank: 6 }, 'DELIVERY INVOICE'],
    [{ role: 'DRIVER' }, 'DELIVERY'],
    [{ role: 'ANONYMOUS' }, ''],
  ] as const)('%j: %s', (searcher, kinds) => {
    expect(searchableBy(searcher).join(' ')).toBe(kinds)
  })
})

describe('why a delivery was found', () => {
  const TEXTS: SearchedTexts = {
    CONTRACT: ['100042'],
    PLATE: ['GA-217-KF', 'B AB 1234'],
    VIN: ['VF3LCYHZPKS123456'],
    CUSTOMER: ['Zoé Lefèvre', 'Garage du Port'],
    REPRESENTATIVE: ['Claire Martin'],
    TOWN: ['Évry', 'Lyon', 'Lyon'],
    POSTAL_CODE: ['91000', '69002'],
    PHONE: ['+33612345678'],
  }
  it.each([
    ['0042', [['CONTRACT', '100042']]],
    ['ga217k', [['PLATE', 'GA-217-KF']]],
    ['BAB 12', [['PLATE', 'B AB 1234']]],
    ['vf3lcy', [['VIN', 'VF3LCYHZPKS123456']]],
    ['zoe LEF', [['CUSTOMER', 'Zoé Lefèvre']]],
    [
      'garage lyon',
      [
        ['CUSTOMER', 'Garage du Port'],
        ['TOWN', 'Lyon'],
      ],
    ],
    ['martin', [['REPRESENTATIVE', 'Claire Martin']]],
    ['evry', [['TOWN', 'Évry']]],
    ['69 002', [['POSTAL_CODE', '69002']]],
    ['06 12 34', [['PHONE', '+33612345678']]],
    ['+33 6 12 34 56 78', [['PHONE', '+33612345678']]],
    ['06 12 34 56 78', [['PHONE', '+33612345678']]],
    [
      '123456',
      [
        ['VIN', 'VF3LCYHZPKS123456'],
        ['PHONE', '+33612345678'],
      ],
    ],
    ['nobody', []],
  ] as const)('%j', (text, found) => {
    const terms = searchTerms(text)
    expect(terms && matchesOf(TEXTS, terms).map((match) => [match.field, match.text])).toEqual(found)
  })
})
