import { addHours, addMinutes, addSeconds, subDays, subHours } from 'date-fns'
import { describe, expect, it } from 'vitest'
import { dueReminder, REMINDED_AHEAD_HOURS, reminderUntil } from '../../src/notices/reminders'
import type { Reminder } from '../../src/notices/reminders'

const pickUp = new Date('2026-06-17T12:00:00Z')
const mission = (at: Date, givenAt = subDays(at, 5)) => ({ pickUp: at, deadline: addHours(at, 8), givenAt })

/** Every minute in which a reminder is due before this pick-up: the first and the last, as the clock in Paris reads. */
function windows(at: Date) {
  const found = new Map<Reminder, Date[]>()
  for (let now = subHours(at, 48); now <= addHours(at, 1); now = addMinutes(now, 1)) {
    const due = dueReminder(mission(at), now)
    if (due) found.set(due, [...(found.get(due) ?? []), now])
  }
  const paris = (date: Date | undefined) =>
    date
      ?.toLocaleString('fr-FR', { timeZone: 'Europe/Paris', day: '2-digit', hour: '2-digit', minute: '2-digit' })
      .replace(',', '')
  return Object.fromEntries([...found].map(([name, dates]) => [name, [paris(dates[0]), paris(dates.at(-1))]]))
}

describe('a reminder is due', () => {
  it('from 18 o’clock of the evening before, for an hour, and for the last two hours', () => {
    expect(windows(pickUp)).toEqual({ EVENING: ['16 18:00', '16 18:59'], SOON: ['17 12:00', '17 13:59'] })
  })

  it.each([
    // fetched at 8 o'clock: two hours before it is night
    ['2026-06-17T06:00:00Z', { EVENING: ['16 18:00', '16 18:59'], SOON: ['17 07:00', '17 07:59'] }],
    // fetched at 4 o'clock: a mission of that night
    ['2026-06-17T02:00:00Z', { EVENING: ['16 18:00', '16 18:59'], SOON: ['17 02:00', '17 03:59'] }],
    // fetched at midnight and a half
    ['2026-06-16T22:30:00Z', { EVENING: ['16 18:00', '16 18:59'], SOON: ['16 22:30', '17 00:29'] }],
    // fetched at 23 o'clock
    ['2026-06-17T21:00:00Z', { EVENING: ['16 18:00', '16 18:59'], SOON: ['17 21:00', '17 22:59'] }],
    // the day after the clock was put forward
    ['2026-03-29T08:00:00Z', { EVENING: ['28 18:00', '28 18:59'], SOON: ['29 08:00', '29 09:59'] }],
  ])('of a mission fetched at %s', (at, expected) => {
    expect(windows(new Date(at))).toEqual(expected)
  })

  it('no more to whoever was given the mission once its time had come', () => {
    const soon = subHours(pickUp, 2)
    expect(dueReminder(mission(pickUp, addSeconds(soon, -1)), addMinutes(soon, 5))).toBe('SOON')
    expect(dueReminder(mission(pickUp, soon), addMinutes(soon, 5))).toBeNull()
  })

  it('on the evening alone where one date was given for all: nobody knows when they set out', () => {
    const oneDate = { ...mission(pickUp), deadline: pickUp }
    expect(dueReminder(oneDate, new Date('2026-06-16T16:00:00Z'))).toBe('EVENING')
    expect(dueReminder(oneDate, subHours(pickUp, 1))).toBeNull()
  })

  it('and true until the day it calls tomorrow begins, or until the pick-up', () => {
    const until = (at: string, reminder: Reminder) => reminderUntil(reminder, { pickUp: new Date(at) }).toISOString()
    expect(until('2026-06-17T12:00:00Z', 'EVENING')).toBe('2026-06-16T22:00:00.000Z')
    expect(until('2026-06-16T22:30:00Z', 'EVENING')).toBe('2026-06-16T22:00:00.000Z')
    expect(until('2026-12-17T12:00:00Z', 'EVENING')).toBe('2026-12-16T23:00:00.000Z')
    expect(until('2026-06-17T12:00:00Z', 'SOON')).toBe('2026-06-17T12:00:00.000Z')
  })

  it('never before those that are looked at', () => {
    for (let hour = 0; hour < 24; hour++)
      for (const day of ['2026-06-17', '2026-03-29', '2026-10-25', '2026-10-26']) {
        const at = new Date(`${day}T${String(hour).padStart(2, '0')}:59:00Z`)
        for (let now = subHours(at, 72); now < subHours(at, REMINDED_AHEAD_HOURS); now = addMinutes(now, 30))
          expect(dueReminder(mission(at), now)).toBeNull()
      }
  })
})
