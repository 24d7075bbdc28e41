import { expect, it } from 'vitest'
import { leftToDrive } from './left-to-drive'

const PARIS = { latitude: 48.8566, longitude: 2.3522 }
const LYON = { latitude: 45.764, longitude: 4.8357 }
const AUXERRE = { latitude: 47.8, longitude: 3.57 }
const UNDER_WAY = { status: 'ONGOING', toAddress: LYON, toReturnToAddress: PARIS } as const

it('has its way before it, to the arrival or with the second vehicle to the restitution', () => {
  expect(leftToDrive(UNDER_WAY, AUXERRE)).toBeGreaterThan(200_000)
  expect(leftToDrive({ ...UNDER_WAY, status: 'SWAP_IN_TRANSIT' }, AUXERRE)).toBeLessThan(200_000)
})

it('is unknown before the first position, without a place to go to and while nobody drives', () => {
  expect(leftToDrive(UNDER_WAY, undefined)).toBeNull()
  expect(leftToDrive({ ...UNDER_WAY, toAddress: { latitude: null, longitude: null } }, AUXERRE)).toBeNull()
  expect(leftToDrive({ ...UNDER_WAY, status: 'COMPLETED' }, AUXERRE)).toBeNull()
  expect(leftToDrive({ ...UNDER_WAY, status: 'ALERT' }, AUXERRE)).toBeNull()
})

it('is unknown while half of a place is', () => {
  for (const half of [{ latitude: null }, { longitude: null }])
    expect(leftToDrive({ ...UNDER_WAY, toAddress: { ...LYON, ...half } }, AUXERRE)).toBeNull()
  expect(leftToDrive({ ...UNDER_WAY, toAddress: null }, AUXERRE)).toBeNull()
})
