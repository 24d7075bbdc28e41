import { afterEach, expect, it, vi } from 'vitest'
import { navigationHref } from './navigation-link'

const PLACE = {
  address: '12 rue des Lilas',
  addressPrecision: null,
  postalCode: '69003',
  city: 'Lyon',
  country: 'FR',
  latitude: 45.75,
  longitude: 4.85,
  place_id: 'ban:RlIKNjkwMDM',
}
const BUNDLED = { ...PLACE, place_id: 'gz:FR:69383:69003:MTIgcnVl' }
const LINE = '12%20rue%20des%20Lilas%2C%2069003%20Lyon'
const WEB = 'https://www.google.com/maps/dir/?api=1&destination='

afterEach(() => {
  vi.unstubAllGlobals()
})

it('leads to the coordinates that are exact to the street', () => {
  vi.stubGlobal('navigator', { userAgent: 'iPhone' })
  expect(navigationHref(PLACE)).toBe(`${WEB}45.75,4.85`)
  vi.stubGlobal('navigator', { userAgent: 'Android 15' })
  expect(navigationHref(PLACE)).toBe(`geo:45.75,4.85?q=45.75,4.85(${LINE})`)
})

it('leads to the written address where the coordinates are those of a commune', () => {
  vi.stubGlobal('navigator', { userAgent: 'iPhone' })
  expect(navigationHref(BUNDLED)).toBe(`${WEB}${LINE}`)
  vi.stubGlobal('navigator', { userAgent: 'Android 15' })
  expect(navigationHref(BUNDLED)).toBe(`geo:0,0?q=${LINE}`)
})
