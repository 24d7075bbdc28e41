import { describe, expect, it } from 'vitest'
import { addressSchema, arrivalSchema } from '../../src/places/schema'

const lyon = {
  address: '4 place Bellecour',
  city: 'Lyon',
  postalCode: '69002',
  country: 'FR',
  latitude: 45.757,
  longitude: 4.832,
}

describe('where a vehicle is brought to', () => {
  it.each(['Lyon', ' lyon ', '69002 Lyon', 'Lyon, 69002'])('needs a street beside the town: %j is none', (address) => {
    const { error } = arrivalSchema.safeParse({ ...lyon, address })
    expect(error?.issues).toMatchObject([{ path: ['address'], message: 'streetRequired' }])
    expect(addressSchema.safeParse({ ...lyon, address }).success).toBe(true)
  })

  it('is a street in a town', () => {
    for (const address of [lyon.address, 'Lyon, rue du Lac', '12 69002 Lyon'])
      expect(arrivalSchema.safeParse({ ...lyon, address }).success, address).toBe(true)
  })
})
