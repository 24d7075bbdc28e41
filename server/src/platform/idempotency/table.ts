import type { Json } from '@volant/domain/kernel/json'
import { subDays } from 'date-fns'
import { lt } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../db/columns'
import type { Retention } from '../retention'

/** Answers already given, by the caller's key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: id(),
    userKey: text('user_key').notNull(),
    operation: text('operation').notNull(),
    key: text('key').notNull(),
    inputHash: text('input_hash').notNull(),
    answer: jsonb('answer').$type<Json>(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('idempotency_keys_once').on(t.userKey, t.operation, t.key),
    index('idempotency_keys_age').on(t.createdAt),
  ],
)

/** A phone without a network repeats for three days what it was not answered. */
const KEPT_DAYS = 4

export const idempotencyRetention: readonly Retention[] = [
  { table: idempotencyKeys, where: (now) => lt(idempotencyKeys.createdAt, subDays(now, KEPT_DAYS)) },
]
