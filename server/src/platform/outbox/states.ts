import type { MessageState } from '@volant/domain/upkeep/message-states'
import { and, count, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Executor } from '../db/database'
import type { Channel } from './message'
import { LEASE } from './store'
import { isSendable, outbox } from './table'

const queued = eq(outbox.state, 'queued')
const parked = eq(outbox.state, 'parked')

/** What each state means in the table. */
export const CONDITION_OF: Readonly<Record<MessageState, SQL | undefined>> = {
  WAITING: and(queued, isNull(outbox.lastError)),
  RETRYING: and(queued, isNotNull(outbox.lastError)),
  PARKED: and(parked, isNull(outbox.givenUpAt)),
  GIVEN_UP: and(parked, isNotNull(outbox.givenUpAt)),
  SENT: eq(outbox.state, 'sent'),
}

export const isAnyOf = (states: readonly MessageState[]) => or(...states.map((state) => CONDITION_OF[state]))
export const hasId = (id: string) => eq(outbox.id, id)
export const isOfChannels = (channels: readonly Channel[]) => inArray(outbox.channel, [...channels])

const MOVED = { id: outbox.id, channel: outbox.channel, template: outbox.template }

/**
 * Begins the tries of these messages anew, at once; those whose words are blanked, or that came too late, stay. What is tried again within the time of a lease anyway may be in the hands of a
 * process just now, which nobody sees from outside: taken from there it would leave twice.
 */
export function sendAgain(db: Executor, which: SQL | undefined) {
  const soon = sql`${outbox.state} = 'queued' AND ${outbox.nextAttemptAt} < now() + ${LEASE}`
  const next = sql`CASE WHEN ${soon} THEN ${outbox.nextAttemptAt} ELSE now() END`
  return db
    .update(outbox)
    .set({ state: 'queued', attempts: 0, givenUpAt: null, nextAttemptAt: next, dueAt: next })
    .where(and(which, isSendable))
    .returning(MOVED)
}

/** How many parked messages may be sent again, by channel. */
export function countSendable(db: Executor) {
  return db
    .select({ channel: outbox.channel, count: count() })
    .from(outbox)
    .where(and(CONDITION_OF.PARKED, isSendable))
    .groupBy(outbox.channel)
}

/** Whether there is such a message, in whatever state. */
export async function isKnown(db: Executor, id: string): Promise<boolean> {
  return (await db.$count(outbox, hasId(id))) > 0
}

/** They stay with the reason why they did not leave, and nobody is told of them any more. */
export function giveUp(db: Executor, which: SQL | undefined, at: Date) {
  return db.update(outbox).set({ givenUpAt: at }).where(which).returning(MOVED)
}
