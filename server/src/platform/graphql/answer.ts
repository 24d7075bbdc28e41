import { AppError } from '@volant/contract/errors'
import type { Actor } from '@volant/domain/kernel/actor'
import type { GraphQLResolveInfo } from 'graphql'
import type { Reader, Tx } from '../db/database'
import type { RequestContext } from '../operations/registry'
import { selectedFields } from './selection'
import type { Selection } from './selection'

/** Answers a mutation with what its change leaves, read inside the transaction of the change: after it, it may be another's. */
export type AnswerChange<Answer> = (
  ctx: RequestContext,
  info: GraphQLResolveInfo,
  change: (ctx: RequestContext) => Promise<unknown>,
) => Promise<Answer>

/** @param find hands over the object as its caller may see it, read by the transaction's last statements */
export function answerWithCommit<Answer>(
  find: (tx: Tx, actor: Actor, id: string, selection: Selection, hear: (found: Answer) => void) => void | Promise<void>,
): AnswerChange<Answer> {
  return async (ctx, info, change) => {
    const answer: { found: Answer | null } = { found: null }
    const selection = selectedFields(info)
    await change({
      ...ctx,
      beforeCommit: (tx, { id }) =>
        find(tx, ctx.actor, id, selection, (found) => {
          answer.found = found
        }),
    })
    if (answer.found === null) throw new AppError('NOT_FOUND')
    return answer.found
  }
}

/** @param find reads the object as its caller may see it */
export function answerChange<Answer>(
  find: (actor: Actor, id: string, selection: Selection, from: Reader) => Promise<Answer | null>,
): AnswerChange<Answer> {
  return answerWithCommit(async (tx, actor, id, selection, hear) => {
    const found = await find(actor, id, selection, tx)
    if (found !== null) hear(found)
  })
}
