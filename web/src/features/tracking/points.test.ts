import { describe, expect, it } from 'vitest'
import { STORED_STATUSES } from '@volant/domain/deliveries/statuses'
import { isKnownStatus } from './known-status'
import { distanceLeft, isBringingBack, pointsOf } from './points'
import type { Tracked } from './tracking-queries'

const place = (city: string, latitude: number | null, longitude: number | null) => ({
  address: null,
  addressPrecision: null,
  city,
  postalCode: '00000',
  country: 'FR',
  latitude,
  longitude,
})
const PARIS = place('Paris', 48.8566, 2.3522)
const LYON = place('Lyon', 45.764, 4.8357)
const AUXERRE = { latitude: 47.8, longitude: 3.57 }
const TRACKED = {
  status: 'ONGOING',
  fromAddress: PARIS,
  toAddress: LYON,
  toReturnToAddress: PARIS,
} as Tracked
const words = { from: 'De', to: 'À', back: 'Retour', of: (word: string, where: string) => `${word} : ${where}` }

describe('the pins of a tracked delivery', () => {
  it('are the departure, the arrival and the destination of the second vehicle', () => {
    expect(pointsOf(TRACKED, words)).toEqual([
      { kind: 'A', lat: 48.8566, lng: 2.3522, label: 'De : 00000 Paris' },
      { kind: 'B', lat: 45.764, lng: 4.8357, label: 'À : 00000 Lyon' },
      { kind: 'C', lat: 48.8566, lng: 2.3522, label: 'Retour : 00000 Paris' },
    ])
  })

  it('exist only for places with coordinates', () => {
    const lost = {
      fromAddress: null,
      toAddress: place('Lyon', null, 4.8),
      toReturnToAddress: place('Lyon', 45.7, null),
    }
    expect(pointsOf({ ...TRACKED, ...lost }, words)).toEqual([])
  })
})

describe('the remaining distance', () => {
  it('leads to the arrival, and with the second vehicle to the restitution', () => {
    expect(distanceLeft(TRACKED, AUXERRE)).toBeGreaterThan(200_000)
    expect(distanceLeft({ ...TRACKED, status: 'SWAP_IN_TRANSIT' }, AUXERRE)).toBeLessThan(200_000)
  })

  it('is unknown without a destination, while nobody drives and for a status of a newer server', () => {
    for (const nowhere of [null, place('Lyon', null, 4.8), place('Lyon', 45.7, null)])
      expect(distanceLeft({ ...TRACKED, toAddress: nowhere }, AUXERRE)).toBeNull()
    expect(distanceLeft({ ...TRACKED, status: 'COMPLETED' }, AUXERRE)).toBeNull()
    expect(distanceLeft({ ...TRACKED, status: 'TELEPORTED' }, AUXERRE)).toBeNull()
  })
})

it('knows the statuses from the assignment of a driver on', () => {
  expect(STORED_STATUSES.filter(isKnownStatus)).toEqual(STORED_STATUSES.slice(7))
  expect(['toString', '', 'TELEPORTED'].some(isKnownStatus)).toBe(false)
})

it('knows the way back by its status', () => {
  const back = (status: string) => isBringingBack({ ...TRACKED, status })
  expect(STORED_STATUSES.filter(back)).toEqual(['SWAP_PICKUP_DRIVER', 'SWAP_IN_TRANSIT', 'SWAP_PICKUP_CLIENT'])
  expect(back('SOMETHING_NEW')).toBe(false)
})
