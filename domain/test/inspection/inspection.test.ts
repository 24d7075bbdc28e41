import { describe, expect, it } from 'vitest'
import { read } from '../../src/kernel/fields'
import {
  CHECK_POINTS,
  changedList,
  checkListSchema,
  openPoints,
  pointsOf,
  type CheckList,
} from '../../src/inspection/check-list'
import { changedInspection, inspectionSchema, NOTHING_SEEN, photosOf } from '../../src/inspection/inspection'
import { changedMarks, MARK_PHOTOS_MAX, MARKS_MAX, type MarkForm } from '../../src/inspection/marks'

const id = (last: number) => `00000000-0000-7000-8000-${String(last).padStart(12, '0')}`
const filed = (last: number, more: Partial<MarkForm> = {}): MarkForm => ({
  id: id(last),
  view: 'LEFT',
  x: 20,
  y: 30,
  kind: 'SCRATCH',
  size: 'UP_TO_30',
  ...more,
})

describe('the marks after a change', () => {
  it('are those before and those that are filed, each once', () => {
    const once = changedMarks([], [filed(1), filed(2)], [])
    expect(once.map((mark) => mark.id)).toEqual([id(1), id(2)])
    expect(changedMarks(once, [filed(1), filed(2)], [])).toEqual(once)
  })

  it('are changed in their place, and their photos join those they had', () => {
    const before = changedMarks([], [filed(1, { photos: ['a', 'b'] }), filed(2)], [])
    const [changed, other] = changedMarks(before, [filed(1, { kind: 'DENT', words: 'deep', photos: ['b', 'c'] })], [])
    expect(changed).toEqual({ ...filed(1), kind: 'DENT', words: 'deep', photos: ['a', 'b', 'c'] })
    expect(other).toEqual(before[1])
  })

  it('keep the first photos where there are too many', () => {
    const [mark] = changedMarks([], [filed(1, { photos: ['a', 'b', 'c'] })], [])
    const [full] = changedMarks(mark ? [mark] : [], [filed(1, { photos: ['d', 'e'] })], [])
    expect(full?.photos).toEqual(['a', 'b', 'c', 'd'].slice(0, MARK_PHOTOS_MAX))
  })

  it('are without those that were taken away, also when they were filed at once or never', () => {
    const before = changedMarks([], [filed(1), filed(2)], [])
    expect(changedMarks(before, [filed(3)], [id(1), id(3), id(9)]).map((mark) => mark.id)).toEqual([id(2)])
  })
})

describe('the list', () => {
  it('asks for cable and adapter only where there is a plug', () => {
    expect(pointsOf('GAS')).toEqual(CHECK_POINTS.filter((point) => point !== 'cable' && point !== 'adapter'))
    for (const type of ['HYBRID', 'ELECTRIC'] as const) expect(pointsOf(type)).toEqual(CHECK_POINTS)
  })

  it('is open where nobody answered; no and none are answers', () => {
    const answered: CheckList = {
      keys: 0,
      registration: false,
      spareWheel: 'NONE',
      warningLights: false,
      tyres: 'DAMAGED',
      cleanOutside: false,
      cleanInside: false,
    }
    expect(openPoints('GAS', answered)).toEqual([])
    expect(openPoints('ELECTRIC', answered)).toEqual(['cable', 'adapter'])
    expect(openPoints('GAS', { ...answered, keys: null, tyres: undefined })).toEqual(['keys', 'tyres'])
    expect(openPoints('GAS', {})).toEqual(pointsOf('GAS'))
  })

  it('keeps no word that says nothing', () => {
    expect(changedList({ reserves: 'scratch', keys: 0 }, { reserves: '', remarks: '' })).toEqual({ keys: 0 })
    expect(changedMarks([], [filed(1, { words: '' })], [])[0]?.words).toBeNull()
  })

  it('keeps what is not sent, and null takes an answer away', () => {
    expect(changedList({ keys: 2, remarks: 'wet' }, { keys: null, tyres: 'WORN', remarks: undefined })).toEqual({
      tyres: 'WORN',
      remarks: 'wet',
    })
  })

  it.each([
    [{ keys: -1 }, 'keys', 'outOfRange'],
    [{ keys: 10 }, 'keys', 'outOfRange'],
    [{ keys: 1.5 }, 'keys', 'invalid'],
    [{ spareWheel: 'TWO' }, 'spareWheel', 'notAllowed'],
    [{ tyres: 'BALD' }, 'tyres', 'notAllowed'],
    [{ registration: 'yes' }, 'registration', 'invalid'],
    [{ reserves: 'x'.repeat(1001) }, 'reserves', 'tooLong'],
    [{ more: 1 }, 'more', 'notAllowed'],
  ])('refuses %j', (list, path, code) => {
    const parsed = read(checkListSchema, list)
    expect(parsed.ok ? [] : parsed.fields).toEqual([{ path, code }])
  })
})

describe('a change of an inspection', () => {
  it('leaves what is not sent, and is the same twice', () => {
    const change = { marks: [filed(1)], list: { keys: 2 } }
    const once = changedInspection(NOTHING_SEEN, change)
    expect(once).toEqual({ marks: [{ ...filed(1), words: null, photos: [] }], list: { keys: 2 } })
    expect(changedInspection(once, change)).toEqual(once)
    expect(changedInspection(once, {})).toEqual(once)
    expect(changedInspection(once, { marks: null, removedMarks: null, list: null })).toEqual(once)
  })

  it('names all photos of its marks', () => {
    expect(photosOf({ marks: [filed(1, { photos: ['a'] }), filed(2), filed(3, { photos: ['b'] })] })).toEqual([
      'a',
      'b',
    ])
    expect(photosOf({})).toEqual([])
  })

  it.each([
    [{ marks: [filed(1, { x: 101 })] }, 'marks.0.x', 'outOfRange'],
    [{ marks: [filed(1, { y: -1 })] }, 'marks.0.y', 'outOfRange'],
    [{ marks: [{ ...filed(1), kind: 'HOLE' }] }, 'marks.0.kind', 'notAllowed'],
    [{ marks: [{ ...filed(1), size: 'HUGE' }] }, 'marks.0.size', 'notAllowed'],
    [{ marks: [{ ...filed(1), view: 'UNDER' }] }, 'marks.0.view', 'notAllowed'],
    [{ marks: [filed(1, { words: 'x'.repeat(301) })] }, 'marks.0.words', 'tooLong'],
    [{ marks: [filed(1, { photos: ['a', 'b', 'c', 'd', 'e'] })] }, 'marks.0.photos', 'tooLong'],
    [{ marks: [filed(1, { photos: ['../a'] })] }, 'marks.0.photos.0', 'invalid'],
    [{ marks: Array.from({ length: MARKS_MAX + 1 }, (_, index) => filed(index)) }, 'marks', 'tooLong'],
    [{ removedMarks: ['nobody'] }, 'removedMarks.0', 'invalid'],
    [{ list: { more: 1 } }, 'list.more', 'notAllowed'],
  ])('refuses what is wrong in it: %#', (change, path, code) => {
    const parsed = read(inspectionSchema, change)
    expect(parsed.ok ? [] : parsed.fields).toEqual([{ path, code }])
  })
})
