import { describe, expect, it } from 'vitest'
import { EMISSION_FACTORS, greenhouseGas } from '../../src/deliveries/greenhouse-gas'
import { CAR_TYPES, MOTORIZATIONS } from '../../src/deliveries/statuses'

const oneWay = { status: 'CONFIRMED', type: 'STANDARD', distance: 100_000 } as const
const twoWay = { status: 'CONFIRMED', type: 'TWO_WAY_DELIVERY', distance: 200_000 } as const
const standing = { pickedUpAt: null, deliveredAt: null }
const city = { ...standing, type: 'GAS', carType: 'A' } as const
const van = { ...standing, type: 'ELECTRIC', carType: 'C' } as const

describe('what a delivery emits', () => {
  it.each([
    ['GAS', 'A', 16.2],
    ['GAS', 'B', 16.5],
    ['GAS', 'C', 24.1],
    ['HYBRID', 'A', 13.8],
    ['HYBRID', 'B', 14],
    ['HYBRID', 'C', 20.5],
    ['ELECTRIC', 'A', 1.6],
    ['ELECTRIC', 'B', 2.7],
    ['ELECTRIC', 'C', 2.7],
  ] as const)('is for 100 km of %s, class %s, %d kg', (type, carType, kilograms) => {
    expect(greenhouseGas(oneWay, [{ ...standing, type, carType }])).toBe(kilograms)
  })

  it('follows from litres and kilograms a litre, within the rounding of its table', () => {
    const litres = { A: [6.6, 4.7], B: [6.5, 5], C: [9, 7.7] } as const
    for (const carType of CAR_TYPES) {
      const [petrol, diesel] = litres[carType]
      const mean = (petrol * 27 + diesel * 31) / 2
      expect(EMISSION_FACTORS.gramsPerKm.GAS[carType]).toBe(Math.round(mean))
      expect(EMISSION_FACTORS.gramsPerKm.HYBRID[carType]).toBe(Math.round(mean * 0.85))
    }
  })

  it('is the more, the larger the vehicle, and the less, the less it burns', () => {
    for (const type of MOTORIZATIONS) {
      const { A, B, C } = EMISSION_FACTORS.gramsPerKm[type]
      expect(A).toBeLessThanOrEqual(B)
      expect(B).toBeLessThanOrEqual(C)
    }
    for (const carType of CAR_TYPES) {
      const { GAS, HYBRID, ELECTRIC } = EMISSION_FACTORS.gramsPerKm
      expect(GAS[carType]).toBeGreaterThan(HYBRID[carType])
      expect(HYBRID[carType]).toBeGreaterThan(ELECTRIC[carType])
    }
  })

  it('is for each vehicle of a round trip that of one way', () => {
    expect(greenhouseGas(twoWay, [city, van])).toBe(18.9)
    expect(greenhouseGas(twoWay, [city, city])).toBe(32.4)
  })

  it('is that of the vehicles which were driven, once it is completed', () => {
    const completed = { ...twoWay, status: 'COMPLETED' } as const
    const gone = { ...city, pickedUpAt: '2026-06-15T08:00:00Z' }
    const arrived = { ...van, deliveredAt: new Date('2026-06-15T10:00:00Z') }
    expect(greenhouseGas({ ...twoWay, status: 'ONGOING' }, [gone, van])).toBe(18.9)
    expect(greenhouseGas(completed, [gone, arrived])).toBe(18.9)
    expect(greenhouseGas(completed, [gone, van])).toBe(16.2)
    expect(greenhouseGas(completed, [city, arrived])).toBe(2.7)
    expect(greenhouseGas(completed, [city, van])).toBeNull()
  })

  it('is not said where the distance or a vehicle is not known', () => {
    expect(greenhouseGas({ ...oneWay, distance: null }, [city])).toBeNull()
    expect(greenhouseGas(oneWay, [])).toBeNull()
    expect(greenhouseGas(twoWay, [city])).toBeNull()
  })

  it('is to one decimal', () => {
    expect(greenhouseGas({ ...oneWay, distance: 465_300 }, [city])).toBe(75.4)
    expect(greenhouseGas({ ...oneWay, distance: 0 }, [city])).toBe(0)
  })
})
