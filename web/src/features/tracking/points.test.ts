import { describe, expect, it } from 'vitest'
import { STORED_STATUSES } from '@volant/domain/deliveries/statuses'
import { isFollowed } from './followed'
import { leftOf, pointsOf } from './points'
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

describe('the pins of a followed delivery', () => {
  it('are the departure, the arrival and where the second vehicle goes back to', () => {
    expect(pointsOf(TRACKED, words)).toEqual([
      { kind: 'A', lat: 48.8566, lng: 2.3522, label: 'De : 00000 Paris' },
      { kind: 'B', lat: 45.764, lng: 4.8357, label: 'À : 00000 Lyon' },
      { kind: 'C', lat: 48.8566, lng: 2.3522, label: 'Retour : 00000 Paris' },
    ])
  })

  it('stand only where somebody has placed them', () => {
    const lost = {
      fromAddress: null,
      toAddress: place('Lyon', null, 4.8),
      toReturnToAddress: place('Lyon', 45.7, null),
    }
    expect(pointsOf({ ...TRACKED, ...lost }, words)).toEqual([])
  })
})

describe('what is left to drive', () => {
  it('leads to the arrival, and with the second vehicle to the restitution', () => {
    expect(leftOf(TRACKED, AUXERRE)).toBeGreaterThan(200_000)
    expect(leftOf({ ...TRACKED, status: 'SWAP_IN_TRANSIT' }, AUXERRE)).toBeLessThan(200_000)
  })

  it('is unknown without a place to go to, while nobody drives and for a status of a newer server', () => {
    for (const nowhere of [null, place('Lyon', null, 4.8), place('Lyon', 45.7, null)])
      expect(leftOf({ ...TRACKED, toAddress: nowhere }, AUXERRE)).toBeNull()
    expect(leftOf({ ...TRACKED, status: 'COMPLETED' }, AUXERRE)).toBeNull()
    expect(leftOf({ ...TRACKED, status: 'TELEPORTED' }, AUXERRE)).toBeNull()
  })
})

it('follows a delivery from the day its driver is known', () => {
  expect(STORED_STATUSES.filter(isFollowed)).toEqual(STORED_STATUSES.slice(7))
  expect(['toString', '', 'TELEPORTED'].some(isFollowed)).toBe(false)
})
