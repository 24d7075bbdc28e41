import { describe, expect, it } from 'vitest'
import { judgeRestitution, toRestitution } from './values'

const place = {
  address: '3 place Bellecour',
  city: 'Lyon',
  postalCode: '69002',
  country: 'FR',
  latitude: 45.7578,
  longitude: 4.832,
  place_id: 'gz:FR:69382:69002',
} as const
const car = { vin: '', vehicleCode: 'GA-217-KF', marque: 'Renault', model: 'Clio', carType: 'A', type: 'GAS' } as const
const blank = { ...car, vehicleCode: '', marque: '', model: '' }
const values = {
  twoWayDeliverType: 'EXCHANGE' as const,
  toReturnFromAddress: place,
  toReturnToAddress: place,
  vehicles: [car, car],
}

describe('the restitution', () => {
  it('is valid with both places and the vehicle to return', () => {
    expect(judgeRestitution(values)).toEqual([])
  })

  it('requires both places and the second vehicle, and nothing of the first step', () => {
    const faults = judgeRestitution({ twoWayDeliverType: 'TO_RETURN', vehicles: [blank, blank] })
    expect(faults.map(({ path }) => path)).toEqual([
      'toReturnFromAddress',
      'toReturnToAddress',
      'vehicles.1.vehicleCode',
      'vehicles.1.marque',
      'vehicles.1.model',
    ])
  })

  it('drops a destination without a place of the search', () => {
    const sent = toRestitution({ ...values, toReturnToAddress: { ...place, place_id: null } })
    expect(sent.toReturnToAddress).toBeNull()
    expect(sent.toReturnFromAddress).toMatchObject({ city: 'Lyon' })
  })

  it('sends both vehicles in order, because the price depends on the first', () => {
    expect(toRestitution(values).vehicles).toHaveLength(2)
    expect(toRestitution({ ...values, vehicles: [blank, car] }).vehicles).toHaveLength(1)
  })
})
