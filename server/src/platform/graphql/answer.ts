import { AppError } from '@volant/contract/errors'
import type { Actor } from '@volant/domain/kernel/actor'
import type { GraphQLResolveInfo } from 'graphql'
import type { Tx } from '../db/database'
import type { RequestContext } from '../operations/registry'
import { selectedFields } from './selection'
import type { Selection } from './selection'

/** Answers a mutation with what its change leaves, read inside the transaction of the change: after it, it may be another's. */
export type AnswerChange<Answer> = (
  ctx: RequestContext,
  info: GraphQLResolveInfo,
  change: (ctx: RequestContext) => Promise<unknown>,
) => Promise<Answer>

/** @param find reads the object as its caller may see it, at once or with the commit */
export function answerChange<Answer>(
  find: (tx: Tx, actor: Actor, id: string, selection: Selection, hear: (found: Answer) => void) => void | Promise<void>,
): AnswerChange<Answer> {
  return async (ctx, info, change) => {
    const answer: { found: Answer | null } = { found: null }
    const selection = selectedFields(info)
    await change({
      ...ctx,
      beforeCommit: (tx, { id }) => find(tx, ctx.actor, id, selection, (found) => void (answer.found = found)),
    })
    if (answer.found === null) throw new AppError('NOT_FOUND')
    return answer.found
  }
}
