import { expect, it } from 'vitest'
import { distanceLeft } from './distance-left'

const PARIS = { latitude: 48.8566, longitude: 2.3522 }
const LYON = { latitude: 45.764, longitude: 4.8357 }
const AUXERRE = { latitude: 47.8, longitude: 3.57 }
const UNDER_WAY = { status: 'ONGOING', toAddress: LYON, toReturnToAddress: PARIS } as const

it('leads to the arrival, or with the second vehicle to the restitution', () => {
  expect(distanceLeft(UNDER_WAY, AUXERRE)).toBeGreaterThan(200_000)
  expect(distanceLeft({ ...UNDER_WAY, status: 'SWAP_IN_TRANSIT' }, AUXERRE)).toBeLessThan(200_000)
})

it('is unknown before the first position, without a destination and while nobody drives', () => {
  expect(distanceLeft(UNDER_WAY, undefined)).toBeNull()
  expect(distanceLeft({ ...UNDER_WAY, toAddress: { latitude: null, longitude: null } }, AUXERRE)).toBeNull()
  expect(distanceLeft({ ...UNDER_WAY, status: 'COMPLETED' }, AUXERRE)).toBeNull()
  expect(distanceLeft({ ...UNDER_WAY, status: 'ALERT' }, AUXERRE)).toBeNull()
})

it('is unknown when a coordinate is missing', () => {
  for (const half of [{ latitude: null }, { longitude: null }])
    expect(distanceLeft({ ...UNDER_WAY, toAddress: { ...LYON, ...half } }, AUXERRE)).toBeNull()
  expect(distanceLeft({ ...UNDER_WAY, toAddress: null }, AUXERRE)).toBeNull()
})
