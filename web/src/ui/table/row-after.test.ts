import { expect, it } from 'vitest'
import { rowAfter } from './row-after'

const KEYS = ['100001', '100002', '100003']

it('goes from row to row and stops at either end', () => {
  expect(rowAfter(KEYS, '100001', 1)).toBe('100002')
  expect(rowAfter(KEYS, '100003', -1)).toBe('100002')
  expect(rowAfter(KEYS, '100003', 1)).toBeUndefined()
  expect(rowAfter(KEYS, '100001', -1)).toBeUndefined()
})

it('begins with the first from a page on which nothing listed is open', () => {
  for (const open of ['', '200000']) for (const by of [1, -1] as const) expect(rowAfter(KEYS, open, by)).toBe('100001')
  expect(rowAfter([], '', 1)).toBeUndefined()
})
