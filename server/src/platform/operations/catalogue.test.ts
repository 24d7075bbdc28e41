import { ALLOWED } from '@volant/domain/kernel/decision'
import { verb } from '@volant/contract/rest/verb'
import { describe, expect, it } from 'vitest'
import { createCatalogue, describeCatalogue } from './catalogue'
import { defineResolver, defineRoute } from './registry'

const rules = {
  operations: { tariff: { admin: 1 }, 'GET /x': { anonymous: true } } as const,
  mayEverCall: () => ALLOWED,
  mayCallByRank: () => ALLOWED,
}
const tariff = defineResolver('tariff', {}, () => null)
const x = defineRoute(
  verb({ summary: 'A call', method: 'GET', path: '/x', replies: { 204: null } }),
  { limits: [{ by: 'ip', max: 1, seconds: 2 }], idempotent: true },
  () => undefined,
)

describe('the catalogue', () => {
  it('takes each operation of the access table exactly once', () => {
    expect(createCatalogue([tariff, x], rules).operations).toHaveLength(2)
    expect(() => createCatalogue([tariff], rules)).toThrow('GET /x: not opened')
    expect(() => createCatalogue([tariff, x, x], rules)).toThrow('GET /x: opened twice')
    expect(() => createCatalogue([tariff, x, { ...tariff, name: 'createOffer' }], rules)).toThrow(
      'createOffer: no access',
    )
    expect(() => createCatalogue([{ ...tariff, name: 'GET /x' }, tariff], rules)).toThrow('opened as graphql')
  })

  it('tells the matrix test what there is', () => {
    expect(describeCatalogue(createCatalogue([tariff, x], rules))).toEqual([
      { name: 'tariff', door: 'graphql', access: { admin: 1 }, limits: [], idempotent: false },
      {
        name: 'GET /x',
        door: 'rest',
        access: { anonymous: true },
        limits: [{ by: 'ip', max: 1, seconds: 2 }],
        idempotent: true,
      },
    ])
  })
})
