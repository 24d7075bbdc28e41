import { describe, expect, it } from 'vitest'
import { Acknowledgement, CLIENT_PAYLOADS, LIVE_NAMESPACE, SERVER_PAYLOADS } from '../src/live'

const ID = '00000000-0000-0000-0000-000000000001'
const AT = '2026-05-12T08:00:00Z'
const point = { latitude: 48.85, longitude: 2.35 }

/** Every event of the live channel with a whole payload. */
const SAID = {
  'join-delivery': 'tracking-secret',
  'leave-delivery': ID,
  sendLocation: { deliveryId: ID, ...point, heading: 360, speed: 33.3, recordedAt: AT },
} satisfies Record<keyof typeof CLIENT_PAYLOADS, unknown>
const HEARD = {
  location: { deliveryId: ID, ...point, recordedAt: AT },
  'update-admin': { deliveryId: ID, status: 'SET', version: 3 },
  'update-driver': { deliveryId: ID, status: 'SET', version: 3 },
  'update-partner': { deliveryId: ID, status: 'SET', version: 3 },
  'update-tracking': { deliveryId: 'tracking-secret' },
  'driver-changed': { driverId: ID },
  'online-drivers': [{ driverId: ID, fullName: 'Karim Benali', ...point }],
  missed: {},
} satisfies Record<keyof typeof SERVER_PAYLOADS, unknown>

describe('the live channel', () => {
  it('has one place', () => expect(LIVE_NAMESPACE).toBe('/location'))

  it.each(Object.entries(CLIENT_PAYLOADS))('hears %s whole', (event, schema) => {
    const payload: unknown = SAID[event as keyof typeof SAID]
    expect(schema.parse(payload)).toEqual(payload)
  })

  it.each(Object.entries(SERVER_PAYLOADS))('says %s whole', (event, schema) => {
    const payload: unknown = HEARD[event as keyof typeof HEARD]
    expect(schema.parse(payload)).toEqual(payload)
  })

  it.each([
    ['join-delivery', ''],
    ['sendLocation', { ...SAID.sendLocation, deliveryId: 'tracking-secret' }],
    ['sendLocation', { ...SAID.sendLocation, heading: 361 }],
    ['sendLocation', { ...SAID.sendLocation, heading: -1 }],
    ['sendLocation', { ...SAID.sendLocation, speed: -1 }],
    ['sendLocation', { ...SAID.sendLocation, speed: 1001 }],
    ['sendLocation', { ...SAID.sendLocation, recordedAt: 'now' }],
    ['sendLocation', { ...SAID.sendLocation, driverId: ID }],
  ] as const)('refuses %s with %j', (event, payload) => {
    expect(CLIENT_PAYLOADS[event].safeParse(payload).success).toBe(false)
  })

  it('takes a position with an offset and without what a device cannot tell', () => {
    const { deliveryId, latitude, longitude } = SAID.sendLocation
    const bare = {
      deliveryId,
      latitude,
      longitude,
      heading: null,
      speed: null,
      recordedAt: '2026-05-12T10:00:00+02:00',
    }
    expect(CLIENT_PAYLOADS.sendLocation.safeParse(bare).success).toBe(true)
  })

  it('acknowledges, or says why not', () => {
    for (const answer of [{ ok: true }, { ok: false, code: 'FORBIDDEN' }])
      expect(Acknowledgement.parse(answer)).toEqual(answer)
    for (const answer of [{ ok: false }, { ok: false, code: 'NO' }, {}])
      expect(Acknowledgement.safeParse(answer).success).toBe(false)
  })
})
