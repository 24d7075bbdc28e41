import { createHash } from 'node:crypto'
import { AppError } from '@volant/contract/errors'
import { CALL_KEY_MAX } from '@volant/domain/kernel/fields'
import type { Json } from '@volant/domain/kernel/json'
import type { OperationName } from '@volant/domain/permissions/operations'
import { and, eq, sql } from 'drizzle-orm'
import { stringify } from 'safe-stable-stringify'
import { v7 as uuid } from 'uuid'
import type { Database, Tx } from './db/database'
import { idempotencyKeys } from './idempotency/table'
import type { RequestContext } from './operations/registry'

/** Of the text with its keys in one order, so that the same input always has the same. */
function hashOf(input: unknown): string {
  return createHash('sha256')
    .update(stringify(input) ?? '')
    .digest('hex')
}

/**
 * Does `work` once per person, operation and Idempotency-Key; a repeat within four days gets the first answer. Without a key it
 * simply works. The key is stored in the caller's transaction: it lives exactly when the effect does, and a second call
 * at the same moment waits for the first.
 * @param input everything that makes the call what it is
 * @returns plain JSON, so that the first answer and the repeated one are the same
 * @throws AppError CONFLICT IDEMPOTENCY_MISMATCH for another input under the same key, BAD_USER_INPUT for a key that is too long
 */
export async function once<T>(
  tx: Tx,
  ctx: Pick<RequestContext, 'actor' | 'ip' | 'idempotencyKey'>,
  operation: OperationName,
  input: unknown,
  work: () => Promise<T>,
): Promise<T> {
  const key = ctx.idempotencyKey
  if (key === undefined) return work()
  if (key.length > CALL_KEY_MAX)
    throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'idempotencyKey', code: 'tooLong' }] })
  const userKey = ctx.actor.role === 'ANONYMOUS' ? `ip:${ctx.ip}` : ctx.actor.sub
  const inputHash = hashOf(input)
  const place = and(
    eq(idempotencyKeys.userKey, userKey),
    eq(idempotencyKeys.operation, operation),
    eq(idempotencyKeys.key, key),
  )
  const fresh = { inputHash, answer: null, createdAt: sql`now()` }
  const taken = await tx.sql
    .insert(idempotencyKeys)
    .values({ id: uuid(), userKey, operation, key, ...fresh })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userKey, idempotencyKeys.operation, idempotencyKeys.key],
      set: fresh,
      setWhere: sql`${idempotencyKeys.createdAt} < now() - interval '4 days'`,
    })
    .returning({ id: idempotencyKeys.id })
  if (taken.length > 0) {
    const answer: Json = JSON.parse(JSON.stringify((await work()) ?? null))
    await tx.sql.update(idempotencyKeys).set({ answer }).where(place)
    // what `work` gave, as JSON carries it
    return answer as T
  }
  const [first] = await tx.sql.select().from(idempotencyKeys).where(place)
  if (first?.inputHash !== inputHash) throw new AppError('CONFLICT', { reason: 'IDEMPOTENCY_MISMATCH' })
  // the same input was answered by the same operation
  return first.answer as T
}

/** A change in a transaction of its own, once for each key. Of what it leaves only the id is kept: the rest is read again. */
export function changeOnce(
  db: Pick<Database, 'tx'>,
  ctx: RequestContext,
  operation: OperationName,
  input: unknown,
  work: (tx: Tx) => Promise<{ readonly id: string }>,
): Promise<{ id: string }> {
  const change = async (tx: Tx) => {
    const { id } = await work(tx)
    return { id }
  }
  return db.tx((tx) => once(tx, ctx, operation, input, () => change(tx)), ctx.beforeCommit)
}
