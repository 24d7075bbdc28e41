import * as z from 'zod'
import { MESSAGE_STATES } from '@volant/domain/upkeep/message-states'
import { SECURITY_KINDS, SECURITY_TOPICS } from '@volant/domain/upkeep/security-events'
import { Done, Id, Moment, listOf, looseText, oneOf, wholeText } from './fields'
import { XLSX, verb } from './verb'

const CHANNELS = ['email', 'sms', 'push'] as const
const page = wholeText(0, 100_000).optional()
const total = z.int()
const at = z.string()

/** What is kept of the process that answers, and of what all processes share. */
export const upkeepState = verb({
  summary: 'How the product runs: versions, parts, messages, the last backup',
  method: 'GET',
  path: '/upkeep/state',
  replies: {
    200: z.object({
      version: z.string(),
      node: z.string(),
      /** Of the process that answered; there may be others. */
      host: z.string(),
      startedAt: at,
      database: z.object({ engine: z.enum(['embedded', 'postgresql']), version: z.string() }),
      migration: z.object({ name: z.string(), appliedAt: at }),
      backup: z.object({ startedAt: at, bytes: z.int(), old: z.boolean() }).nullable(),
      /** As readiness knows them, by name. */
      parts: z.record(z.string(), z.boolean()),
      /** `to`: who sends; `outbox` keeps them here. `away`: it is asked only now and then. */
      providers: z.array(z.object({ channel: z.enum(CHANNELS), to: z.string(), away: z.boolean() })),
      outbox: z.object({
        waiting: z.int(),
        /** Since the oldest of them was due; 0 where none is due yet. */
        oldestSeconds: z.number(),
        parked: z.int(),
        /** Of the parked ones those that still hold what they say. */
        sendable: z.object({ email: z.int(), sms: z.int(), push: z.int() }),
      }),
    }),
  },
})

/** Neither bodies nor subjects: they may hold codes. */
const Message = z.object({
  id: z.string(),
  channel: z.enum(CHANNELS),
  template: z.string(),
  /** Masked. */
  to: z.string(),
  state: z.enum(MESSAGE_STATES),
  attempts: z.int(),
  lastError: z.string().nullable(),
  /** It holds nothing any more that could be sent: it has left, or was parked for too long. */
  blanked: z.boolean(),
  createdAt: at,
  /** Null once nothing is tried any more. */
  nextAttemptAt: at.nullable(),
  sentAt: at.nullable(),
})

export const upkeepMessages = verb({
  summary: 'Messages on their way out, newest first',
  method: 'GET',
  path: '/upkeep/messages',
  query: z.strictObject({
    page,
    state: listOf(oneOf(MESSAGE_STATES)).optional(),
    channel: listOf(oneOf(CHANNELS)).optional(),
  }),
  replies: { 200: z.object({ total, records: z.array(Message) }) },
})

export const sendMessageAgain = verb({
  summary: 'Send a message that failed again',
  method: 'POST',
  path: '/upkeep/messages/send-again',
  body: z.strictObject({ id: Id }),
  replies: { 201: Done },
})

export const sendParkedAgain = verb({
  summary: 'Send all parked messages again',
  method: 'POST',
  path: '/upkeep/messages/send-parked-again',
  /** Without channels, those of each. */
  body: z.strictObject({ channel: listOf(oneOf(CHANNELS)).optional() }),
  replies: { 201: z.object({ count: z.int() }) },
})

export const giveMessageUp = verb({
  summary: 'Give up a parked message',
  method: 'POST',
  path: '/upkeep/messages/give-up',
  body: z.strictObject({ id: Id }),
  replies: { 201: Done },
})

export const upkeepJobs = verb({
  summary: 'Work at fixed times: the last run and the next',
  method: 'GET',
  path: '/upkeep/jobs',
  replies: {
    200: z.array(
      z.object({
        name: z.string(),
        lastRun: z
          .object({
            startedAt: at,
            outcome: z.enum(['DONE', 'FAILED', 'RUNNING']),
            seconds: z.number().nullable(),
            error: z.string().nullable(),
          })
          .nullable(),
        lastSuccessAt: at.nullable(),
        nextRunAt: at,
        late: z.boolean(),
      }),
    ),
  },
})

const Filter = {
  /** Part of a name or an e-mail address, or how a network address begins. */
  search: looseText(64).optional(),
  topic: listOf(oneOf(SECURITY_TOPICS)).optional(),
  from: Moment.nullish(),
  to: Moment.nullish(),
}
const Person = z.object({ name: z.string() }).nullable()

export const securityEvents = verb({
  summary: 'Sign-ins, refusals, changed rights, exports, newest first',
  method: 'GET',
  path: '/upkeep/security-log',
  query: z.strictObject({ page, ...Filter }),
  replies: {
    200: z.object({
      total,
      records: z.array(
        z.object({
          id: z.string(),
          at,
          kind: z.enum(SECURITY_KINDS),
          /** Who did it, where known. */
          actor: Person,
          /** Whom it was done to, where that is somebody else. */
          subject: Person,
          ip: z.string().nullable(),
          data: z.record(z.string(), z.unknown()),
        }),
      ),
    }),
  },
})

export const exportSecurityEvents = verb({
  summary: 'Export the security log as a workbook',
  method: 'POST',
  path: '/upkeep/security-log/downloadXlsx',
  body: z.strictObject(Filter),
  replies: { 201: XLSX },
})
