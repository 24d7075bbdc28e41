import { describe, expect, it } from 'vitest'
import { isOld, isTracked, isUnderWay, lastSeen, pointsOf, withVerdicts, type LiveDelivery } from './live-deliveries'

const NOW = new Date('2026-06-15T08:00:00Z')
const seen = (seconds: number, latitude = 47.8) => ({
  latitude,
  longitude: 3.57,
  recordedAt: new Date(NOW.getTime() + seconds * 1000).toISOString(),
})
const town = (city: string, latitude: number | null, longitude: number | null) => ({
  city,
  postalCode: '00000',
  latitude,
  longitude,
})
const LIVE: LiveDelivery = {
  id: 'd1',
  publicId: '100042',
  type: 'TWO_WAY_DELIVERY',
  status: 'ONGOING',
  carDeliveryDeadline: null,
  punctuality: null,
  sharingPausedAt: null,
  organization: null,
  vehicles: [],
  selectedDriver: null,
  fromAddress: town('Paris', 48.8566, 2.3522),
  toAddress: town('Lyon', 45.764, 4.8357),
  toReturnToAddress: town('Paris', 48.8566, 2.3522),
  position: null,
}

describe('a car on the live map', () => {
  it('is at its newest position, from the list or from the live channel', () => {
    const listed = seen(-60)
    const received = seen(-1, 47.2)
    expect(lastSeen({ ...LIVE, position: listed }, received)).toBe(received)
    expect(lastSeen({ ...LIVE, position: received }, listed)).toBe(received)
    expect(lastSeen({ ...LIVE, position: listed }, undefined)).toBe(listed)
    expect(lastSeen(LIVE, received)).toBe(received)
    expect(lastSeen(LIVE, undefined)).toBeUndefined()
  })

  it('has no position after the hand-over, and one again with the second vehicle', () => {
    expect(lastSeen({ ...LIVE, status: 'DELIVERED', position: seen(-1) }, seen(0))).toBeUndefined()
    expect(isTracked('SWAP_IN_TRANSIT')).toBe(true)
    expect(isTracked('ALERT')).toBe(false)
  })

  it('is old after two minutes without a position', () => {
    expect(isOld(seen(-120), NOW)).toBe(false)
    expect(isOld(seen(-121), NOW)).toBe(true)
  })
})

it('is judged and ordered by the verdicts of now; one that they do not name yet stays as it was, at the end', () => {
  const verdict = (state: 'LATE' | 'ON_TIME') =>
    ({ state, basis: 'POSITION', slackMinutes: 0, expectedAt: null, arrivesAt: null, seenAt: null }) as const
  const listed = ['d1', 'd2', 'd3'].map((id) => ({ ...LIVE, id, punctuality: verdict('ON_TIME') }))
  const now = withVerdicts(listed, [
    { id: 'd3', punctuality: verdict('LATE') },
    { id: 'd0', punctuality: verdict('LATE') },
    { id: 'd2', punctuality: verdict('ON_TIME') },
  ])
  expect(now.map(({ id, punctuality }) => `${id} ${punctuality?.state}`)).toEqual([
    'd3 LATE',
    'd2 ON_TIME',
    'd1 ON_TIME',
  ])
  expect(withVerdicts(listed, [])).toBe(listed)
})

it('has pins only for places with coordinates', () => {
  const lost = { ...LIVE, toAddress: town('Lyon', null, 4.8), toReturnToAddress: null }
  expect(pointsOf(lost, (kind, place) => `${kind} ${place}`)).toEqual([
    { kind: 'A', lat: 48.8566, lng: 2.3522, label: 'A 00000 Paris' },
  ])
  expect(pointsOf(LIVE, (kind) => kind).map(({ kind }) => kind)).toEqual(['A', 'B', 'C'])
})

it('includes what a driver has started and not finished', () => {
  expect(['PICKUP_DRIVER', 'DELIVERED', 'SWAP_DELIVERED'].every(isUnderWay)).toBe(true)
  expect(['SET', 'COMPLETED', 'CANCELLED_BY_ADMIN', 'nonsense'].some(isUnderWay)).toBe(false)
})
