import { AppError } from '@volant/contract/errors'
import type { Actor } from '@volant/domain/kernel/actor'
import { MESSAGE_MOVES } from '@volant/domain/upkeep/message-states'
import { and } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database'
import { changeOnce, once } from '../../platform/idempotency'
import type { RequestContext } from '../../platform/operations/registry'
import type { Channel } from '../../platform/outbox/message'
import { CONDITION_OF, giveUp, hasId, isAnyOf, isKnown, isOfChannels, sendAgain } from '../../platform/outbox/states'
import type { Platform } from '../../platform/platform'
import { logSecurity } from '../identity/public'

type Moved = Awaited<ReturnType<typeof sendAgain>>
const subOf = (actor: Actor) => (actor.role === 'ANONYMOUS' ? {} : { actorSub: actor.sub })

/** What is done by hand with messages that did not leave; each is written down. */
export function createMessageMoves({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  /** @throws 404 for an unknown message, 409 where it is not in a state for it */
  async function ensureMoved(tx: Tx, id: string, [moved]: Moved): Promise<Moved[number]> {
    if (moved) return moved
    throw (await isKnown(tx.sql, id))
      ? new AppError('CONFLICT', { reason: 'ILLEGAL_TRANSITION' })
      : new AppError('NOT_FOUND')
  }

  async function again(tx: Tx, which: SQL | undefined): Promise<Moved> {
    const moved = await sendAgain(tx.sql, which)
    for (const channel of new Set(moved.map((message) => message.channel))) tx.emit('message.queued', { channel })
    return moved
  }

  return {
    async sendAgain(ctx: RequestContext, id: string): Promise<void> {
      const { actor, ip } = ctx
      await changeOnce(db, ctx, 'POST /upkeep/messages/send-again', { id }, async (tx) => {
        const moved = await again(tx, and(hasId(id), isAnyOf(MESSAGE_MOVES.SEND_AGAIN)))
        const { channel, template } = await ensureMoved(tx, id, moved)
        const data = { message: id, channel, template }
        await logSecurity(tx, { kind: 'message.sent-again', at: clock.now(), ip, data, ...subOf(actor) })
        return { id }
      })
    },

    /** @param channels all of them where none is named */
    sendParkedAgain(ctx: RequestContext, channels: readonly Channel[]): Promise<{ count: number }> {
      const { actor, ip } = ctx
      return db.tx((tx) =>
        once(tx, ctx, 'POST /upkeep/messages/send-parked-again', { channels }, async () => {
          const ofChannels = channels.length > 0 ? isOfChannels(channels) : undefined
          const { length: count } = await again(tx, and(CONDITION_OF.PARKED, ofChannels))
          const data = { count, channels: [...channels] }
          if (count > 0)
            await logSecurity(tx, { kind: 'message.sent-again', at: clock.now(), ip, data, ...subOf(actor) })
          return { count }
        }),
      )
    },

    async giveUp(ctx: RequestContext, id: string): Promise<void> {
      const { actor, ip } = ctx
      await changeOnce(db, ctx, 'POST /upkeep/messages/give-up', { id }, async (tx) => {
        const at = clock.now()
        const moved = await giveUp(tx.sql, and(hasId(id), isAnyOf(MESSAGE_MOVES.GIVE_UP)), at)
        const { channel, template } = await ensureMoved(tx, id, moved)
        const data = { message: id, channel, template }
        await logSecurity(tx, { kind: 'message.given-up', at, ip, data, ...subOf(actor) })
        return { id }
      })
    },
  }
}

export type MessageMoves = ReturnType<typeof createMessageMoves>
