import { describe, expect, it } from 'vitest'
import { CHECK_POINTS, pointsOf } from '../../src/inspection/check-list'
import { openAnswers, reasonsAsked } from '../../src/inspection/open-answers'

const mission = { distance: 400_000, type: 'STANDARD', options: [] } as const
const driven = { mileageBefore: 1000, mileageAfter: 1400, essenceBefore: 6, essenceAfter: 6 }

describe('figures that ask for a word', () => {
  it('are those of the arrival only', () => {
    const far = { ...driven, mileageAfter: 3000, essenceAfter: 2 }
    expect(reasonsAsked(mission, far, 'before')).toEqual([])
    expect(reasonsAsked(mission, far, 'after')).toEqual(['mileageReason', 'fuelReason'])
    expect(reasonsAsked(mission, driven, 'after')).toEqual([])
  })

  it('compare each vehicle of a two-way mission with half of its road', () => {
    const twice = { ...driven, mileageAfter: 1400 }
    expect(reasonsAsked({ ...mission, type: 'TWO_WAY_DELIVERY' }, twice, 'after')).toEqual(['mileageReason'])
    expect(reasonsAsked({ ...mission, distance: null }, { ...twice, mileageAfter: 9000 }, 'after')).toEqual([])
  })

  it('leave a fall of fuel alone where it was to be filled up', () => {
    const less = { ...driven, essenceAfter: 1 }
    expect(reasonsAsked({ ...mission, options: [{ id: '001' }] }, less, 'after')).toEqual([])
  })
})

describe('what must be answered before both sides sign', () => {
  const vehicle = { ...driven, type: 'GAS', essenceAfter: 2 } as const
  const all = Object.fromEntries(CHECK_POINTS.map((point) => [point, true]))
  it('is every point of the vehicle, and the words that figures ask for', () => {
    expect(openAnswers(mission, vehicle, 'after', {})).toEqual([...pointsOf('GAS'), 'fuelReason'])
    expect(openAnswers(mission, vehicle, 'after', { ...all, fuelReason: '  ' })).toEqual(['fuelReason'])
    expect(openAnswers(mission, vehicle, 'after', { ...all, fuelReason: 'Bouchons' })).toEqual([])
    expect(openAnswers(mission, vehicle, 'before', all)).toEqual([])
  })
})
