import { describe, expect, it } from 'vitest'
import { asksVin, lackingOf } from './asked'

const typed = { plate: '', noPlate: false, vin: '' }
const ordered = { vehicleCode: 'GA-242-DM', vin: 'VF3LCYHZPFS123456' }

describe('what is asked of plate and VIN', () => {
  it.each([
    ['both known', ordered, false, false, false],
    ['no plate on the vehicle', ordered, false, true, true],
    ['no plate on it, and no VIN in the order', { ...ordered, vin: null }, false, true, true],
    ['under a W plate', ordered, true, false, true],
    ['under a W plate, and no VIN in the order', { ...ordered, vin: null }, true, false, false],
    ['only the VIN known', { ...ordered, vehicleCode: null }, false, false, true],
    ['only the plate known', { ...ordered, vin: null }, false, false, false],
    ['neither known', { vehicleCode: null, vin: null }, false, false, false],
  ])('%s', (_, of, underWPlate, noPlate, asked) => expect(asksVin(of, underWPlate, { ...typed, noPlate })).toBe(asked))

  it('is one of the two, and nothing where there is nothing to compare', () => {
    expect(lackingOf(typed, false, true)).toBe('plate')
    expect(lackingOf({ ...typed, plate: ' - ' }, false, true)).toBe('plate')
    expect(lackingOf({ ...typed, plate: 'ga242dm' }, false, true)).toBeUndefined()
    expect(lackingOf({ ...typed, plate: 'ga242dm' }, true, true)).toBe('vin')
    expect(lackingOf({ ...typed, vin: '12 345 6' }, true, true)).toBeUndefined()
    expect(lackingOf(typed, false, false)).toBeUndefined()
  })

  it('is a VIN that is long enough, wherever one is typed', () => {
    for (const needed of [true, false])
      expect(lackingOf({ ...typed, plate: 'ga242dm', vin: '12345' }, false, needed)).toBe('vin')
  })
})
