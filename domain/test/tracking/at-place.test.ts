import { expect, it } from 'vitest'
import { isAtPlace } from '../../src/tracking/at-place'

const place = { latitude: 45.7578, longitude: 4.832, place_id: 'ban:69382_0650_00004' }
/** So many metres north of it. */
const away = (metres: number) => ({ latitude: place.latitude + metres / 111_195, longitude: place.longitude })

it.each([
  ['both there', [away(0), away(290)], true],
  ['one away', [away(310), away(0)], false],
  ['away again', [away(0), away(310)], false],
  ['the first one', [undefined, away(0)], false],
  ['none yet', [undefined, undefined], false],
] as const)('two positions, %s', (_, positions, expected) => {
  expect(isAtPlace(positions, place)).toBe(expected)
})

it.each([
  ['the middle of a commune', { ...place, place_id: 'gz:69123' }],
  ['of an unknown source', { ...place, place_id: null }],
  ['unknown', { ...place, latitude: null }],
])('nobody is near an address whose coordinates are %s', (_, unsure) => {
  expect(isAtPlace([away(0), away(0)], unsure)).toBe(false)
})
