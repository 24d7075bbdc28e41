import { describe, expect, it } from 'vitest'
import { changedOf, withOthers } from './changed'

const before = { name: 'Horizon', phone: null as string | null, settings: { cars: ['A'] } }

it('names the fields whose values differ, however deep', () => {
  expect(changedOf({ ...before, settings: { cars: ['A'] } }, before)).toEqual({})
  expect(changedOf({ ...before, phone: '1' }, before)).toEqual({ phone: '1' })
  expect(changedOf(before, { ...before, phone: '1' })).toEqual({ phone: null })
  expect(changedOf({ ...before, settings: { cars: ['A', 'B'] } }, before)).toEqual({ settings: { cars: ['A', 'B'] } })
})

describe('what two people type at once', () => {
  const car = { plate: 'AA-100-AA', vin: '' }
  const known = { email: 'a@b.test', note: undefined as string | undefined, cars: [car], docs: ['PV'] }

  it('is kept side by side, also within one vehicle', () => {
    const typed = { ...known, cars: [{ ...car, plate: 'BB-200-BB' }] }
    const now = { ...known, email: 'c@d.test', note: 'Sonner', cars: [{ ...car, vin: 'VF3' }] }
    expect(withOthers(typed, known, now)).toEqual({ ...now, cars: [{ plate: 'BB-200-BB', vin: 'VF3' }] })
  })

  it('is the own where both changed the same, and for lists of another length', () => {
    const typed = { ...known, email: 'own@b.test', docs: ['PV', 'own'] }
    const now = { ...known, email: 'c@d.test', docs: ['PV', 'theirs'] }
    expect(withOthers(typed, known, now)).toEqual(typed)
  })

  it('holds moments as one value', () => {
    const [before, typed, theirs] = ['2026-05-12', '2026-05-13', '2026-05-14'].map((day) => ({ at: new Date(day) }))
    expect(withOthers<object>(typed ?? {}, before ?? {}, theirs ?? {})).toEqual(typed)
  })

  it('is what the others saved where nothing was typed', () => {
    const now = { email: 'c@d.test', note: 'x', cars: [], docs: [] }
    expect(withOthers<object>(known, known, now)).toEqual(now)
  })
})
