import { UNANSWERED } from '@volant/domain/inspection/check-list'
import { describe, expect, it } from 'vitest'
import { answeredPoints, isSeen, marksOf, type Condition, type SeenMark } from './seen'

const list: Condition['list'] = UNANSWERED
const mark = (id: string): SeenMark => ({
  id,
  view: 'LEFT',
  x: 10,
  y: 20,
  kind: 'DENT',
  size: 'OVER_30',
  words: null,
  photos: [],
})
const seen = (before: Partial<Condition>, after: Partial<Condition> = {}) => ({
  inspectionBefore: { marks: [], list, ...before },
  inspectionAfter: { marks: [], list, ...after },
})

describe('what was seen of a vehicle', () => {
  it('numbers the marks of the departure first, and tells those of the arrival apart', () => {
    const both = seen({ marks: [mark('a'), mark('b')] }, { marks: [mark('c')] })
    expect(marksOf(both).map(({ id, number, isNew }) => [id, number, isNew])).toEqual([
      ['a', 1, false],
      ['b', 2, false],
      ['c', 3, true],
    ])
  })

  it('has the points that were answered at either side, a no and a nought included', () => {
    const both = seen({ list: { ...list, keys: 0 } }, { list: { ...list, registration: false } })
    expect(answeredPoints(both)).toEqual(['keys', 'registration'])
  })

  it('is nothing where nobody noted anything', () => {
    expect(isSeen(seen({}))).toBe(false)
    expect(isSeen(seen({ marks: [mark('a')] }))).toBe(true)
    expect(isSeen(seen({}, { list: { ...list, cleanInside: false } }))).toBe(true)
    expect(isSeen(seen({}, { list: { ...list, reserves: 'Bosse' } }))).toBe(true)
  })
})
