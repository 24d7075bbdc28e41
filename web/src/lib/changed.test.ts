import { expect, it } from 'vitest'
import { changedOf } from './changed'

const before = { name: 'Horizon', phone: null as string | null, settings: { cars: ['A'] } }

it('names the fields whose values differ, however deep', () => {
  expect(changedOf({ ...before, settings: { cars: ['A'] } }, before)).toEqual({})
  expect(changedOf({ ...before, phone: '1' }, before)).toEqual({ phone: '1' })
  expect(changedOf(before, { ...before, phone: '1' })).toEqual({ phone: null })
  expect(changedOf({ ...before, settings: { cars: ['A', 'B'] } }, before)).toEqual({ settings: { cars: ['A', 'B'] } })
})
