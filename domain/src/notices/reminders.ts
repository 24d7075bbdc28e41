import { addHours, subHours } from 'date-fns'
import { hasOneDate } from '../deliveries/one-date'
import { parisDayStart, parisHour } from '../kernel/time'
import { noticeTime, type NoticeSpan } from './quiet-hours'

export const REMINDERS = ['EVENING', 'SOON'] as const
export type Reminder = (typeof REMINDERS)[number]

export const REMINDER = {
  /** O'clock in Paris on the evening before. */
  eveningHour: 18,
  /** How long after that hour the evening's reminder still makes sense, for a server that stood still. */
  eveningHours: 1,
  soonHours: 2,
} as const

/** The earliest that a reminder can come before its pick-up: nothing that is fetched later needs to be looked at. */
export const REMINDED_AHEAD_HOURS = 31

export interface Reminded extends NoticeSpan {
  /** Since when the mission is this driver's. */
  readonly givenAt: Date
}

/** Until when a reminder that waits for a telephone is true: that of the evening says tomorrow. */
export function reminderUntil(reminder: Reminder, { pickUp }: Pick<NoticeSpan, 'pickUp'>): Date {
  return reminder === 'EVENING' ? parisDayStart(pickUp) : pickUp
}

/** From when until when a reminder is sent; the later one waits for the end of a quiet night as every notice does. */
function windowOf(reminder: Reminder, span: NoticeSpan): { readonly from: Date; readonly until: Date } {
  const { pickUp } = span
  if (reminder === 'SOON') return { from: noticeTime(subHours(pickUp, REMINDER.soonHours), span), until: pickUp }
  const from = parisHour(pickUp, REMINDER.eveningHour, -1)
  return { from, until: addHours(from, REMINDER.eveningHours) }
}

/** Of one date for all nobody knows when the driver sets out: only its day is reminded of. */
function remindersOf({ pickUp, deadline }: NoticeSpan): readonly Reminder[] {
  return hasOneDate(pickUp, deadline) ? ['EVENING'] : REMINDERS
}

/**
 * The reminder whose time it is; each is to be sent once. None to whoever was given the mission after its time had come: they
 * have just been told of it.
 */
export function dueReminder(mission: Reminded, now: Date): Reminder | null {
  const due = remindersOf(mission).find((reminder) => {
    const { from, until } = windowOf(reminder, mission)
    return now >= from && now < until && mission.givenAt < from
  })
  return due ?? null
}
