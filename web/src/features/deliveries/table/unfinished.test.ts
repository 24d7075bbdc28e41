import { REQUESTED_GROUP, STORED_STATUSES } from '@volant/domain/deliveries/statuses'
import { expect, it } from 'vitest'
import type { TableRow } from './table-query'
import { isUnfinished } from './unfinished'

const car = { marque: 'Peugeot', model: '308', vehicleCode: 'GA-217-KF' }
const town = { city: 'Lyon', postalCode: '69003' }
const row = (change: Partial<TableRow> = {}) =>
  ({
    status: 'REQUESTED',
    type: 'STANDARD',
    category: 'STANDARD',
    fromAddress: town,
    toAddress: town,
    toReturnFromAddress: null,
    toReturnToAddress: null,
    vehicles: [car],
    ...change,
  }) as TableRow

it('says which requests lack a place or a vehicle', () => {
  expect(isUnfinished(row())).toBe(false)
  for (const part of [
    { fromAddress: null },
    { toAddress: null },
    { vehicles: [] },
    { vehicles: [{ ...car, vehicleCode: '' }] },
    { type: 'TWO_WAY_DELIVERY' as const },
    { type: 'TWO_WAY_DELIVERY' as const, vehicles: [car, car], toReturnFromAddress: town },
  ])
    expect([part, isUnfinished(row(part))]).toEqual([part, true])
  const both = { type: 'TWO_WAY_DELIVERY', vehicles: [car, car], toReturnFromAddress: town, toReturnToAddress: town }
  expect(isUnfinished(row(both as Partial<TableRow>))).toBe(false)
})

it('says it of requests only', () => {
  const unfinished = STORED_STATUSES.filter((status) => isUnfinished(row({ status, vehicles: [] })))
  expect(unfinished).toEqual([...REQUESTED_GROUP])
})
