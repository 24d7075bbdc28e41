import type { PushSubscription } from '@volant/contract/rest/auth'
import { LANGUAGES, ROLES } from '@volant/domain/kernel/actor'
import type { Json } from '@volant/domain/kernel/json'
import type { SecurityKind } from '@volant/domain/upkeep/security-events'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, listChecks, moment, updatedAt } from '../platform/db/columns'

/** Accounts. Who the person is stands in clients, drivers or admins. The id is the `sub` of the tokens. */
export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull(),
    /** Where the person of a closed account was reached: the address itself is free for another account. */
    formerEmail: text('former_email'),
    role: text('role', { enum: ROLES }).notNull(),
    /** 1..3 admins, 4..6 clients, 0 drivers. */
    rank: integer('rank').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull().default('fr'),
    status: text('status', { enum: ['CONFIRMED', 'UNCONFIRMED', 'FORCE_CHANGE_PASSWORD', 'DISABLED'] }).notNull(),
    passwordHash: text('password_hash').notNull(),
    /** When a temporary password stops working; null for a chosen one. */
    passwordExpiresAt: moment('password_expires_at'),
    /** Rises with every change that must end running sessions. */
    sessionVersion: integer('session_version').notNull().default(1),
    /** When everything that told who its person is was taken away. */
    erasedAt: moment('erased_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('users_email').on(sql`lower(${t.email})`),
    ...listChecks(t),
    check(
      'users_rank',
      sql`(${t.role} = 'ADMIN' AND ${t.rank} BETWEEN 1 AND 3) OR (${t.role} = 'CLIENT' AND ${t.rank} BETWEEN 4 AND 6) OR (${t.role} = 'DRIVER' AND ${t.rank} = 0)`,
    ),
  ],
)

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: id(),
    familyId: uuid('family_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    /** When the session began, and what it was opened with, in words; each token hands them to its successor. */
    startedAt: moment('started_at')
      .notNull()
      .default(sql`now()`),
    browser: text('browser'),
    system: text('system'),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    rotatedAt: moment('rotated_at'),
    revokedAt: moment('revoked_at'),
  },
  (t) => [
    uniqueIndex('refresh_tokens_hash').on(t.tokenHash),
    index('refresh_tokens_family').on(t.familyId),
    index('refresh_tokens_user').on(t.userId),
  ],
)

/** The session behind a NEW_PASSWORD_REQUIRED answer: three minutes, once. */
export const challenges = pgTable(
  'challenges',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionHash: text('session_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('challenges_session').on(t.sessionHash)],
)

/** Six-digit codes sent by e-mail, for a forgotten password or an unconfirmed account. */
export const emailCodes = pgTable(
  'email_codes',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['reset', 'confirm'] }).notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (t) => [index('email_codes_user').on(t.userId, t.purpose, t.createdAt), ...listChecks(t)],
)

/** Failed sign-ins per (name, network), for names that exist and names that do not. */
export const loginFailures = pgTable('login_failures', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull().default(0),
  lockedUntil: moment('locked_until'),
  updatedAt: updatedAt(),
})

export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subscription: jsonb('subscription').$type<PushSubscription>().notNull(),
    /** The session it was made in: they end together. */
    sessionId: uuid('session_id'),
    createdAt: createdAt(),
  },
  (t) => [
    index('push_subscriptions_user').on(t.userId),
    index('push_subscriptions_endpoint').on(sql`(${t.subscription}->>'endpoint')`),
  ],
)

/** Append-only: sign-ins, refusals, rank changes, code locks, exports, tokens issued. A trigger refuses changes. */
export const securityLog = pgTable(
  'security_log',
  {
    id: id(),
    at: moment('at')
      .notNull()
      .default(sql`now()`),
    kind: text('kind').$type<SecurityKind>().notNull(),
    actorSub: uuid('actor_sub'),
    subject: text('subject'),
    ip: text('ip'),
    data: jsonb('data').$type<Readonly<Record<string, Json>>>().notNull().default({}),
  },
  (t) => [index('security_log_at').on(t.at), index('security_log_kind').on(t.kind, t.at)],
)
