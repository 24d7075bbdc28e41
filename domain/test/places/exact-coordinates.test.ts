import { expect, it } from 'vitest'
import { leadsToStreet } from '../../src/places/exact-coordinates'

const POINT = { latitude: 45.75, longitude: 4.85 }

it.each([
  ['a geocoder that knows streets', { ...POINT, place_id: 'ban:RlIKNjkwMDM' }, true],
  ['an id without a source', { ...POINT, place_id: 'ChIJD7fiBh9u5kcRYJSMaMOCCwQ' }, true],
  ['the bundled places', { ...POINT, place_id: 'gz:FR:69383:69003:MTIgcnVl' }, false],
  ['no source', { ...POINT, place_id: null }, false],
  ['an empty source', { ...POINT, place_id: '' }, false],
  ['no latitude', { latitude: null, longitude: 4.85, place_id: 'ban:RlIK' }, false],
  ['no longitude', { latitude: 45.75, longitude: null, place_id: 'ban:RlIK' }, false],
])('coordinates of %s', (_source, address, exact) => {
  expect(leadsToStreet(address)).toBe(exact)
})
