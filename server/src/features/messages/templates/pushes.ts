import * as z from 'zod'
import type { PushParts } from '../../../platform/outbox/message'
import { dateWords, journey } from './shapes'
import type { Reader } from './reader'

interface PushWords extends PushParts {
  readonly title: string
  readonly body: string
}

const schema = journey.extend({ until: z.coerce.date() })

type PushNoun =
  | 'offerWon'
  | 'offerLost'
  | 'missionChanged'
  | 'missionCancelled'
  | 'missionWithdrawn'
  | 'reminderEvening'
  | 'reminderSoon'
  | 'auctionOpen'

/**
 * Two lines on a locked screen: towns and times, no name, no street, no price. What comes later about the same mission takes
 * its place.
 */
function push(noun: PushNoun, urgent: boolean) {
  return (data: unknown, reader: Reader): PushWords => {
    const { contract, from, to, path, until, ...dates } = schema.parse(data)
    const values = { contract, from, to, ...dateWords(dates, reader) }
    const { t } = reader
    return {
      title: t(`push.${noun}.title`, values),
      body: t(`push.${noun}.body`, values),
      url: path,
      tag: `mission-${contract}`,
      urgent,
      until,
    }
  }
}

/** Notices of browsers; the urgent ones wake a telephone that saves its battery. */
export const PUSHES = {
  'offer-won-push': push('offerWon', true),
  'offer-lost-push': push('offerLost', false),
  'mission-changed-push': push('missionChanged', true),
  'mission-cancelled-push': push('missionCancelled', true),
  'mission-withdrawn-push': push('missionWithdrawn', true),
  'reminder-evening-push': push('reminderEvening', true),
  'reminder-soon-push': push('reminderSoon', true),
  'auction-open-push': push('auctionOpen', false),
} as const

export type PushName = keyof typeof PUSHES
