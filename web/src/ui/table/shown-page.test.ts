import { expect, it } from 'vitest'
import { pageInstead } from './shown-page'

const EMPTY = { page: 2, perPage: 10, rows: 0, total: 20, fetching: false }

it('a page beyond the end gives way to the last one', () => {
  expect(pageInstead(EMPTY)).toBe(1)
  expect(pageInstead({ ...EMPTY, page: 999, total: 21 })).toBe(2)
  expect(pageInstead({ ...EMPTY, page: 1, total: 1 })).toBe(0)
})

it('a page that exists, or is not known yet, stays', () => {
  expect(pageInstead({ ...EMPTY, total: 21, rows: 1 })).toBeNull()
  expect(pageInstead({ ...EMPTY, total: 21 })).toBeNull()
  expect(pageInstead({ ...EMPTY, rows: undefined, total: undefined })).toBeNull()
  expect(pageInstead({ ...EMPTY, fetching: true })).toBeNull()
  expect(pageInstead({ ...EMPTY, rows: 10 })).toBeNull()
})

it('nothing at all is said on whatever page', () => {
  expect(pageInstead({ ...EMPTY, total: 0 })).toBeNull()
})
