import { describe, expect, it } from 'vitest'
import type { FleetCar } from './fleet'
import { featuresOf } from './fleet-features'

const car: FleetCar = {
  id: 'one',
  points: [
    { kind: 'A', lat: 48.85, lng: 2.35, label: 'Départ' },
    { kind: 'B', lat: NaN, lng: NaN, label: 'Arrivée' },
  ],
  at: { lat: 47.8, lng: 3.57 },
  old: false,
  state: 'LATE',
  text: '100001 · En retard',
  more: '100001 · il y a 5 s',
}
const fleetOf = (...cars: FleetCar[]) => ({ cars, lateWord: 'en retard' })
const at = (lat: number, lng: number): FleetCar => ({ ...car, at: { lat, lng } })
const METRE = 1 / 111_320

describe('the marks of a fleet', () => {
  it('are the places that are known and the cars that were seen', () => {
    const { places, cars } = featuresOf(fleetOf(car, { ...car, id: 'two', at: undefined }), 20)
    expect(places.features.map(({ properties }) => properties)).toMatchObject([
      { id: 'one', kind: 'A', dim: false },
      { id: 'two', kind: 'A', dim: false },
    ])
    expect(cars.features).toHaveLength(1)
    const [lng, lat] = cars.features[0]?.geometry.coordinates ?? []
    expect(lng).toBeCloseTo(3.57, 5)
    expect(lat).toBeCloseTo(47.8, 5)
  })

  it('leave out the selected one and dim the others', () => {
    const { places, cars } = featuresOf({ ...fleetOf(car, { ...car, id: 'two' }), selected: 'one' }, 5)
    expect([...places.features, ...cars.features].map(({ properties }) => properties)).toMatchObject([
      { id: 'two', dim: true },
      { id: 'two', dim: true },
    ])
  })

  it('stay the same while a car moves less than can be seen', () => {
    const seen = (lat: number, zoom: number) => featuresOf(fleetOf(at(lat, 3.5)), zoom)
    expect(seen(47.8 + 30 * METRE, 5)).toEqual(seen(47.8, 5))
    expect(seen(47.8 + 30 * METRE, 14)).not.toEqual(seen(47.8, 14))
  })

  it.each([4, 5.3, 9, 12.7])('lie within half a pixel of zoom %s', (zoom) => {
    const [lng = 0, lat = 0] =
      featuresOf(fleetOf(at(47.81234567, 3.57654321)), zoom).cars.features[0]?.geometry.coordinates ?? []
    const pixel = 360 / (512 * 2 ** zoom)
    expect(Math.abs(lng - 3.57654321)).toBeLessThan(pixel / 2)
    expect(Math.abs(lat - 47.81234567)).toBeLessThan(pixel / 2)
  })

  it('say the same when only the age of a position is another', () => {
    expect(featuresOf(fleetOf({ ...car, more: '100001 · il y a 10 s' }), 5)).toEqual(featuresOf(fleetOf(car), 5))
  })
})
