import { expect, it } from 'vitest'
import { typedDay } from './date-field'

it.each([
  ['12/05/1990', '1990-05-12'],
  [' 31/12/2026 ', '2026-12-31'],
  ['31/02/2026', null],
  ['05/13/1990', null],
  ['hier', null],
])('reads %s as %s', (text, day) => {
  expect(typedDay(text)).toBe(day)
})
