import { addMinutes, subHours, subMinutes } from 'date-fns'
import { describe, expect, it } from 'vitest'
import { happenedAt, isSentLater, occurredAt } from '../../src/deliveries/captured'

const NOW = new Date('2026-11-23T10:00:00Z')

describe('when a step was taken', () => {
  it.each([
    ['the time of the device', subMinutes(NOW, 40), subMinutes(NOW, 90), subMinutes(NOW, 40)],
    ['now, where the device told none', null, subMinutes(NOW, 90), NOW],
    ['now, where the device told no time at all', new Date(Number.NaN), subMinutes(NOW, 90), NOW],
    ['not in the future', addMinutes(NOW, 5), subMinutes(NOW, 90), NOW],
    ['not before the step before', subMinutes(NOW, 120), subMinutes(NOW, 90), subMinutes(NOW, 90)],
    ['at most three days ago', subHours(NOW, 100), null, subHours(NOW, 72)],
    [
      'at most three days ago, even where the step before is older',
      subHours(NOW, 100),
      subHours(NOW, 200),
      subHours(NOW, 72),
    ],
    ['never after now, even where the step before is of the future', subMinutes(NOW, 5), addMinutes(NOW, 5), NOW],
  ])('is %s', (_, capturedAt, stepBefore, expected) => {
    expect(happenedAt(capturedAt, { stepBefore, now: NOW })).toEqual(expected)
  })

  it.each([
    ['is 20 minutes behind', subMinutes(NOW, 20)],
    ['is 20 minutes ahead', addMinutes(NOW, 20)],
  ])('is by the clock of the server, where that of the device %s', (_, sentAt) => {
    const stepBefore = subMinutes(NOW, 10)
    const happened = (minutes: number) => happenedAt(subMinutes(sentAt, minutes), { stepBefore, now: NOW, sentAt })
    expect(happened(0)).toEqual(NOW)
    expect(happened(5)).toEqual(subMinutes(NOW, 5))
    expect(happened(15)).toEqual(stepBefore)
  })
})

describe('when a step was taken, by its line in the log', () => {
  it.each([
    ['as the device said', { occurredAt: subMinutes(NOW, 40).toISOString() }, subMinutes(NOW, 40)],
    ['when the line was written, where the device said nothing', {}, NOW],
    ['not after the line was written', { occurredAt: addMinutes(NOW, 5).toISOString() }, NOW],
    ['at most three days before', { occurredAt: subHours(NOW, 100).toISOString() }, subHours(NOW, 72)],
  ])('is %s', (_, data, expected) => expect(occurredAt({ at: NOW, data })).toEqual(expected))
})

describe('a step that was sent later', () => {
  it.each([
    [null, false],
    [NOW, false],
    [addMinutes(NOW, 10), false],
    [subMinutes(NOW, 1), false],
    [subMinutes(NOW, 2), true],
    [subHours(NOW, 30), true],
  ])('%s: %s', (capturedAt, expected) => {
    expect(isSentLater(capturedAt, NOW)).toBe(expected)
  })
})
