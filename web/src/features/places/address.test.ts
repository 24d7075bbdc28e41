import { describe, expect, it } from 'vitest'
import { addressLine, lacksStreet, withPart } from './address'

const lyon = { address: '69002 Lyon', postalCode: '69002', city: 'Lyon' }

describe('an address', () => {
  it('of the gazetteer is a town until a street is written', () => {
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
