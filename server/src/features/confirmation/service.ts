import { AppError, ensure } from '@volant/contract/errors'
import { actionOfAnswer } from '@volant/domain/deliveries/calls'
import { NEEDS } from '@volant/domain/deliveries/guards'
import { MASKS } from '@volant/domain/deliveries/masks'
import { ANONYMOUS } from '@volant/domain/kernel/actor'
import type { Actor } from '@volant/domain/kernel/actor'
import { refuse } from '@volant/domain/kernel/decision'
import { mayCallByRank } from '@volant/domain/permissions/operations'
import { isAfter } from 'date-fns'
import { v7 as uuid } from 'uuid'
import type { Clock } from '../../platform/clock'
import type { Database } from '../../platform/db/database'
import { changeOnce } from '../../platform/idempotency'
import type { RequestContext } from '../../platform/operations/registry'
import { queueMessage } from '../../platform/outbox'
import { toE164 } from '../../platform/phone'
import {
  changeDelivery,
  ensureHere,
  lockAnyDelivery,
  lockDelivery,
  readMasked,
  requireNamed,
  requirePerson,
} from '../deliveries/public'
import { logSecurity } from '../identity/public'
import { findLink, lockLink, mintLink, useLink } from './store'
import type { LinkRow } from './store'
import { SUMMARY } from './summary'
import { withLink } from './text'

export interface ConfirmationDeps {
  readonly db: Database
  readonly clock: Clock
  /** The origin people see: the only host a message may name. */
  readonly publicUrl: string
}

interface Sms {
  readonly deliveryId: string
  readonly recipient: string
  readonly message: string
}

/** The customer's own answer: asked by SMS, given through a link that carries its own right. T3, T4, T5. */
export function createConfirmation({ db, clock, publicUrl }: ConfirmationDeps) {
  const urlOf = (token: string) => `${publicUrl}/delivery-customer-confirmation?token=${token}`

  /** Unknown, expired and burned links are one answer; a used one says so. */
  async function liveLink(token: string | undefined): Promise<LinkRow> {
    const link = token ? await findLink(db.sql, token) : undefined
    if (link === undefined || link.state === 'burned') throw new AppError('UNAUTHENTICATED')
    if (link.state === 'used') throw new AppError('CONFLICT', { reason: 'ALREADY_ANSWERED' })
    if (!isAfter(link.expiresAt, clock.now())) throw new AppError('UNAUTHENTICATED')
    return link
  }

  return {
    /** @throws NOT_FOUND, or FORBIDDEN, for whoever would ask the customer of this delivery */
    find: (actor: Actor, id: string) => requireNamed({ db, clock }, actor, id, 'SEND_CONFIRMATION_SMS'),

    async sendSms(ctx: RequestContext, sms: Sms): Promise<{ smsId: string }> {
      const { actor, ifMatch } = ctx
      const { deliveryId, recipient, message } = sms
      const now = clock.now()
      const { id } = await changeOnce(db, ctx, 'POST /sms/send-delivery-confirmation', sms, async (tx) => {
        const delivery = await lockDelivery(tx, actor, deliveryId)
        const { row } = delivery
        requirePerson(actor, delivery, 'SEND_CONFIRMATION_SMS', now)
        // not a relay: only the customer of this delivery, only links to ourselves
        if (row.clientPhone !== null && toE164(recipient) !== row.clientPhone)
          throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'recipient', code: 'notAllowed' }] })
        const token = await mintLink(tx, row, now)
        const text = withLink(message, urlOf(token), publicUrl)
        const smsId = uuid()
        const after = await changeDelivery(tx, actor, delivery, {
          action: 'SEND_CONFIRMATION_SMS',
          // the message says its dates
          version: ifMatch,
          set: { smsId, smsSentAt: now, smsMessage: message, confirmedByCustomerAt: null },
          now,
        })
        queueMessage(tx, {
          channel: 'sms',
          to: row.clientPhone ?? recipient,
          language: row.language,
          template: 'plainText',
          data: { text },
          dedupeKey: `confirmation:${row.id}:${after.version}`,
          urgency: 'awaited',
        })
        return { id: smsId }
      })
      return { smsId: id }
    },

    /** A fresh link for somebody at the office; the one in the SMS dies. */
    async mint(actor: Actor, id: string, ip: string): Promise<{ token: string }> {
      const now = clock.now()
      return db.tx(async (tx) => {
        const { row, facts } = await lockDelivery(tx, actor, id)
        ensure(mayCallByRank(actor, 'GET /delivery/sms-confirmation-url/{id}'))
        if (row.status !== 'PENDING_CUSTOMER_CONFIRMATION')
          ensureHere(refuse('CONFLICT', 'ILLEGAL_TRANSITION'), actor, facts, now)
        ensureHere(NEEDS.deadlineAhead(facts, undefined, now), actor, facts, now)
        const token = await mintLink(tx, row, now)
        await logSecurity(tx, {
          kind: 'token.issued',
          subject: row.id,
          ip,
          at: now,
          ...(actor.role !== 'ANONYMOUS' && { actorSub: actor.sub }),
        })
        return { token }
      })
    },

    async summary(token: string | undefined) {
      const link = await liveLink(token)
      const found = await readMasked(db, { id: link.deliveryId, version: 0 }, MASKS['m-sms'], SUMMARY, clock.now())
      return found ?? {}
    },

    async answer(token: string | undefined, status: string): Promise<{ status: string }> {
      const action = actionOfAnswer(status)
      if (action === null) throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'status', code: 'notAllowed' }] })
      const link = await liveLink(token)
      const now = clock.now()
      return db.tx(async (tx) => {
        const delivery = await lockAnyDelivery(tx, link.deliveryId)
        const current = await lockLink(tx, link.id)
        if (current?.state !== 'live') throw new AppError('CONFLICT', { reason: 'ALREADY_ANSWERED' })
        const after = await changeDelivery(tx, ANONYMOUS, delivery, {
          action,
          input: { tokenLive: true },
          set: action === 'CUSTOMER_CONFIRM' ? { confirmedByCustomerAt: now } : { cancelledAt: now, isEditable: false },
          apply: () => useLink(tx, link.id),
          now,
        })
        return { status: after.status }
      })
    },
  }
}

export type Confirmation = ReturnType<typeof createConfirmation>
