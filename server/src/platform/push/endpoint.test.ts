import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createBrowser } from '../../../test/push-server'
import { isPushEndpoint, wrongPushKeys } from './endpoint'

describe('an endpoint', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://fcm.googleapis.com/wp/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://web.push.apple.com/QGn',
    'https://wns2-par02p.notify.windows.com/w/?token=B',
  ])('is one of a push service: %s', (endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(true)
  })

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.evil.test/fcm/send/abc',
    'https://evil.test/fcm.googleapis.com',
    'https://evil.test#fcm.googleapis.com',
    'https://evilfcm.googleapis.com/x',
    'https://eviL.test\\@fcm.googleapis.com/x',
    'https://push.services.mozilla.com.evil.test/x',
    'https://notify.windows.com/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/x',
    'file:///etc/passwd',
    'fcm.googleapis.com',
    '',
  ])('is not: %s', (endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(false)
  })

  it('is also one of an origin that the configuration names, and only of that very one', () => {
    const services = ['http://127.0.0.1:4001', 'https://push.company.fr']
    for (const endpoint of ['http://127.0.0.1:4001/a', 'https://push.company.fr/b'])
      expect(isPushEndpoint(endpoint, services)).toBe(true)
    for (const endpoint of ['http://127.0.0.1:4002/a', 'http://push.company.fr/b', 'https://a.push.company.fr/b'])
      expect(isPushEndpoint(endpoint, services)).toBe(false)
  })
})

describe('the keys of a browser', () => {
  const bytes = (count: number) => randomBytes(count).toString('base64url')

  it('are a point and a secret of their lengths', () => {
    expect(wrongPushKeys(createBrowser().keys)).toEqual([])
    expect(wrongPushKeys({ p256dh: bytes(64), auth: bytes(16) })).toEqual(['p256dh'])
    expect(wrongPushKeys({ p256dh: bytes(65), auth: bytes(15) })).toEqual(['auth'])
    expect(wrongPushKeys({ p256dh: '', auth: 'not base64!' })).toEqual(['p256dh', 'auth'])
  })
})
