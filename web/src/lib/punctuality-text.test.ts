import { expect, it } from 'vitest'
import { isUnheard, silenceText, slackText, spanText, urgencyText } from './punctuality-text'

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

it('says of a driver who pauses sharing that they do, not that the signal is lost', () => {
  const now = new Date('2026-06-15T08:00:00Z')
  const silent = {
    status: 'ONGOING',
    carPickUpDate: null,
    carDeliveryDeadline: null,
    punctuality: { state: 'LATE', basis: 'STALE', slackMinutes: -5, seenAt: '2026-06-15T07:10:00Z' },
  } as const
  const paused = { ...silent, sharingPausedAt: '2026-06-15T07:15:00Z' }
  expect([silent, paused].map((one) => isUnheard(one, now))).toEqual([true, true])
  expect(silenceText(silent, now, words)).toBe('silent 50\u00a0min')
  expect(silenceText(paused, now, words)).toBe('paused 45\u00a0min')
  expect(urgencyText(paused, now, words)).toBe('urgency.PAUSED_past 45\u00a0min')
})
