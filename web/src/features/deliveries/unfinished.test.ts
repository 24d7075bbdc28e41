import { REQUESTED_GROUP, STORED_STATUSES } from '@volant/domain/deliveries/statuses'
import { expect, it } from 'vitest'
import { isUnfinished, missingOf, type Requested } from './unfinished'

const car = { marque: 'Peugeot', model: '308', vehicleCode: 'GA-217-KF' }
const town = { city: 'Lyon', postalCode: '69003' }
const row = (change: Partial<Requested> = {}): Requested => ({
  status: 'REQUESTED',
  type: 'STANDARD',
  category: 'STANDARD',
  fromAddress: town,
  toAddress: town,
  toReturnFromAddress: null,
  toReturnToAddress: null,
  vehicles: [car],
  ...change,
})

it('says which requests lack a place or a vehicle, and what they lack', () => {
  expect(isUnfinished(row())).toBe(false)
  const twoWay = { type: 'TWO_WAY_DELIVERY', vehicles: [car, car] } as const
  for (const [part, missing] of [
    [{ fromAddress: null }, ['fromAddress']],
    [{ toAddress: null, vehicles: [] }, ['toAddress', 'vehicles.0']],
    [{ vehicles: [{ ...car, vehicleCode: '' }] }, ['vehicles.0']],
    [{ type: 'TWO_WAY_DELIVERY' }, ['toReturnFromAddress', 'toReturnToAddress', 'vehicles.1']],
    [{ ...twoWay, toReturnFromAddress: town }, ['toReturnToAddress']],
  ] as const) {
    expect(missingOf(row(part))).toEqual(missing)
    expect(isUnfinished(row(part))).toBe(true)
  }
  expect(isUnfinished(row({ ...twoWay, toReturnFromAddress: town, toReturnToAddress: town }))).toBe(false)
})

it('says it of requests only', () => {
  const unfinished = STORED_STATUSES.filter((status) => isUnfinished(row({ status, vehicles: [] })))
  expect(unfinished).toEqual([...REQUESTED_GROUP])
})
