import { describe, expect, it } from 'vitest'
import type { DeliveryStatus } from '@volant/domain/deliveries/statuses'
import { isPhotographed, mayEditPhotos, photoMetadata, photosOf, VIEWS } from './photos'

const none = Object.fromEntries(VIEWS.map((view) => [view, null]))
const vehicle = (before: object, after: object = {}) =>
  ({ type: 'ELECTRIC', imagesBefore: { ...none, ...before }, imagesAfter: { ...none, ...after } }) as Parameters<
    typeof photosOf
  >[0]

describe('the photos of a vehicle', () => {
  it('are six views and three extras, before and after, also without a picture', () => {
    const photos = photosOf(vehicle({ top: '/files/a' }, { key: '/files/b' }))
    expect(photos.map(({ view }) => view)).toEqual([
      'top',
      'topLeft',
      'topRight',
      'bottomLeft',
      'bottomRight',
      'bottom',
      'dashboard',
      'cables',
      'key',
    ])
    expect(photos[0]).toEqual({ view: 'top', before: '/files/a', after: null })
    expect(photos[8]).toEqual({ view: 'key', before: null, after: '/files/b' })
  })

  it('show no charging cables where there is no plug, unless somebody photographed some', () => {
    const petrol = { ...vehicle({}), type: 'GAS' } as const
    expect(photosOf(petrol).map(({ view }) => view)).not.toContain('cables')
    expect(photosOf(petrol)).toHaveLength(8)
    for (const type of ['HYBRID', 'ELECTRIC'] as const) expect(photosOf({ ...petrol, type })).toHaveLength(9)
    const photographed = { ...vehicle({}, { cables: '/files/c' }), type: 'GAS' } as const
    expect(photosOf(photographed).map(({ view }) => view)).toContain('cables')
  })

  it('exist or not, on either side', () => {
    const photos = photosOf(vehicle({}, { cables: '/files/c' }))
    expect([isPhotographed(photos), isPhotographed(photos, 'before'), isPhotographed(photos, 'after')]).toEqual([
      true,
      false,
      true,
    ])
    expect(isPhotographed(photosOf(vehicle({})))).toBe(false)
  })

  it('are uploaded with their view: extras have another kind', () => {
    expect(photoMetadata('d', 'v', 'after', 'dashboard')).toMatchObject({ CarState: 'extraImages', state: 'after' })
    expect(photoMetadata('d', 'v', 'before', 'bottomLeft')).toMatchObject({
      CarState: 'images',
      carId: 'v',
      deliveryId: 'd',
      imagePos: 'bottomLeft',
    })
  })

  it.each<[DeliveryStatus, boolean, boolean]>([
    ['REQUESTED', false, true],
    ['CONFIRMED', false, true],
    ['WAITING_FOR_DRIVER', false, true],
    ['SET', true, true],
    ['ONGOING', true, true],
    ['SWAP_DELIVERED', true, true],
    ['COMPLETED', true, true],
    ['CANCELLED_BY_ADMIN', false, true],
  ])('can be put right in %s: without any %s, with some %s', (status, bare, taken) => {
    expect(mayEditPhotos(status, [vehicle({})])).toBe(bare)
    expect(mayEditPhotos(status, [vehicle({}), vehicle({ top: '/files/a' })])).toBe(taken)
  })
})
