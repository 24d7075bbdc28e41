import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layOut } from './lanes'

const span = (from: number, to = from + 120) => ({ from, to })
const lanesOf = (...from: number[]) =>
  layOut(
    from.map((start) => span(start)),
    9,
  ).flatMap(({ placed }) => placed.map(({ lane, lanes }) => `${lane}/${lanes}`))

describe('events that overlap', () => {
  it('stand side by side, and alone have the whole width', () => {
    expect(lanesOf(480, 540, 600)).toEqual(['0/2', '1/2', '0/2'])
    expect(lanesOf(480, 600)).toEqual(['0/1', '0/1'])
  })

  it('are counted where there is no room for them', () => {
    const clusters = layOut([span(480), span(480), span(490), span(900)], 2)
    expect(clusters.map(({ placed, hidden, from, to }) => [placed.length, hidden, from, to])).toEqual([
      [2, 1, 480, 610],
      [1, 0, 900, 1020],
    ])
  })

  it('never cover each other, and none is lost', () => {
    const spans = fc.array(fc.record({ from: fc.nat(1300), length: fc.integer({ min: 15, max: 140 }) }))
    fc.assert(
      fc.property(spans, fc.integer({ min: 1, max: 5 }), (drawn, most) => {
        const items = drawn.map(({ from, length }) => span(from, from + length)).toSorted((a, b) => a.from - b.from)
        const clusters = layOut(items, most)
        const placed = clusters.flatMap((cluster) => cluster.placed)
        expect(placed.length + clusters.reduce((sum, { hidden }) => sum + hidden, 0)).toBe(items.length)
        for (const one of placed) {
          expect(one.lane).toBeLessThan(one.lanes)
          expect(one.lanes).toBeLessThanOrEqual(most)
          const beside = placed.filter((other) => other !== one && other.lane === one.lane)
          expect(beside.filter(({ item }) => item.from < one.item.to && one.item.from < item.to)).toEqual([])
        }
      }),
    )
  })
})
