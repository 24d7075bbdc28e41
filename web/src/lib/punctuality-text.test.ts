import { expect, it } from 'vitest'
import { slackText, spanText } from './punctuality-text'

/** Stands for the words: their key, and what they are given. */
const words = ((key: string, given?: object) => `${key} ${Object.values(given ?? {}).join()}`) as unknown as Parameters<
  typeof spanText
>[1]

it('counts in hours for two days, then in days', () => {
  expect(spanText(48 * 3600 - 60, words)).toBe('47\u00a0h\u00a059')
  expect(spanText(48 * 3600, words)).toBe('days 2')
  expect(spanText(602.5 * 3600, words)).toBe('days 25')
})

it('says an arrival days ahead in days', () => {
  expect(slackText({ state: 'ON_TIME', basis: 'PLANNED', slackMinutes: 192 * 60 } as never, words)).toBe('early days 8')
  expect(slackText({ state: 'LATE', basis: 'PLANNED', slackMinutes: -65 } as never, words)).toBe(
    'late 1\u00a0h\u00a005',
  )
})
