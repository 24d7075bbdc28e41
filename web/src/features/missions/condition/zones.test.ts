import { MARK_VIEWS } from '@volant/domain/inspection/marks'
import { describe, expect, it } from 'vitest'
import { middleOf, zoneOf, ZONES } from './zones'

describe('the fields of a drawing', () => {
  it('are each found again by their middle, on every side', () => {
    for (const view of MARK_VIEWS)
      for (const zone of ZONES) expect(zoneOf(view, middleOf(view, zone)), `${view} ${zone}`).toBe(zone)
  })

  it('reach to the corners of the drawing', () => {
    const corners = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 0, y: 100 },
      { x: 100, y: 100 },
    ]
    for (const view of MARK_VIEWS)
      expect(corners.map((corner) => zoneOf(view, corner))).toEqual([
        'topLeft',
        'topRight',
        'bottomLeft',
        'bottomRight',
      ])
  })
})
