import { describe, expect, it } from 'vitest'
import { UNKNOWN_MILEAGE } from '../../src/deliveries/facts'
import type { Mark } from '../../src/inspection/marks'
import {
  formerDriver,
  isInspected,
  NOTHING_NOTED,
  type Noted,
  photosNoted,
  withMovedPhotos,
} from '../../src/inspection/set-aside'

const mark = (photos: readonly string[]): Mark => ({
  id: '00000000-0000-7000-8000-000000000001',
  view: 'LEFT',
  x: 20,
  y: 30,
  kind: 'SCRATCH',
  size: 'UP_TO_30',
  words: null,
  photos,
})

describe('an inspection', () => {
  it('leaves with its driver, and with nobody else', () => {
    const of = (selectedDriverId: string | null) => ({ selectedDriverId })
    expect(formerDriver(of('a'), of('b'))).toBe('a')
    expect(formerDriver(of('a'), of(null))).toBe('a')
    expect(formerDriver(of('a'), of('a'))).toBeNull()
    expect(formerDriver(of(null), of('a'))).toBeNull()
    expect(formerDriver(of(null), of(null))).toBeNull()
    expect(formerDriver(null, of(null))).toBeNull()
  })

  it.each<[Partial<Noted>, boolean]>([
    [{}, false],
    [{ imagesBefore: { top: null } }, false],
    [{ pickedUpAt: new Date(), deliveredAt: new Date(), isDelivered: true }, false],
    [{ imagesBefore: { top: 'a' } }, true],
    [{ imagesAfter: { key: 'a' } }, true],
    [{ mileageBefore: 0 }, true],
    [{ mileageAfter: 1 }, true],
    [{ essenceBefore: 0 }, true],
    [{ essenceAfter: 8 }, true],
    [{ inspectionBefore: { marks: [mark([])], list: {} } }, true],
    [{ inspectionAfter: { marks: [], list: { keys: 2 } } }, true],
    [{ identity: { plate: null, vin: '123456', seenAt: '2026-06-01T08:00:00.000Z', acceptedAt: null } }, false],
  ])('of %j was made: %s', (more, made) => expect(isInspected({ ...NOTHING_NOTED, ...more })).toBe(made))

  it('begins with nothing', () => {
    const { mileageBefore, mileageAfter, imagesBefore, imagesAfter, ...rest } = NOTHING_NOTED
    expect([mileageBefore, mileageAfter]).toEqual([UNKNOWN_MILEAGE, UNKNOWN_MILEAGE])
    expect([imagesBefore, imagesAfter]).toEqual([{}, {}])
    const empty = { marks: [], list: {} }
    expect(rest).toEqual({
      isDelivered: false,
      pickedUpAt: null,
      deliveredAt: null,
      essenceBefore: null,
      essenceAfter: null,
      inspectionBefore: empty,
      inspectionAfter: empty,
      identity: null,
    })
  })

  it('names its photos by their new keys, those of marks too, and keeps the rest', () => {
    const noted: Noted = {
      ...NOTHING_NOTED,
      mileageBefore: 1000,
      imagesBefore: { top: 'a', bottom: null, key: 'elsewhere' },
      imagesAfter: { top: 'b' },
      inspectionBefore: { marks: [mark(['c', 'other'])], list: { keys: 2 } },
      inspectionAfter: { marks: [mark(['d'])], list: {} },
    }
    const moved = withMovedPhotos(noted, new Map(['a', 'b', 'c', 'd'].map((key) => [key, key.toUpperCase()])))
    expect(moved).toEqual({
      ...noted,
      imagesBefore: { top: 'A', bottom: null, key: 'elsewhere' },
      imagesAfter: { top: 'B' },
      inspectionBefore: { marks: [mark(['C', 'other'])], list: { keys: 2 } },
      inspectionAfter: { marks: [mark(['D'])], list: {} },
    })
    expect(photosNoted(moved)).toEqual(['A', 'elsewhere', 'B', 'C', 'other', 'D'])
  })
})
