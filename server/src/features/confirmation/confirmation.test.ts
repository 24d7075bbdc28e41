import { ConfirmationSummary } from '@volant/contract/rest/deliveries'
import type { AdminActor, ClientActor } from '@volant/domain/kernel/actor'
import { addDays, addSeconds } from 'date-fns'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  as,
  completeDelivery,
  createWorld,
  dates,
  DEAL,
  LYON,
  NOW,
  PARIS,
  PUBLIC_URL,
  rowOf,
} from '../../../test/world'
import type { TestType, World } from '../../../test/world'
import { outbox } from '../../platform/outbox/table'
import { customerLinks } from '../../tables/tracking'
import { securityLog } from '../../tables/users'

const PHONE = '+33612345678'
const MESSAGE = 'Bonjour, confirmez votre livraison : {link}'

let world: World
let client: ClientActor
let admin: AdminActor

beforeAll(async () => {
  world = await createWorld()
  client = await world.make.client(await world.make.organization())
  admin = await world.make.admin(3)
})
beforeEach(() => world.setTime(NOW))
afterAll(() => world.close())

const send = (deliveryId: string, more: { recipient?: string; message?: string } = {}, ctx = as(admin)) =>
  world.confirmation.sendSms(ctx, { deliveryId, recipient: PHONE, message: MESSAGE, ...more })

const messagesOf = (id: string) =>
  world.db.sql
    .select()
    .from(outbox)
    .where(and(eq(outbox.channel, 'sms')))
    .then((rows) => rows.filter(({ dedupeKey }) => dedupeKey.includes(id)))

/** The link as the customer reads it in the SMS. */
async function tokenSentFor(id: string): Promise<string> {
  const sent = await messagesOf(id)
  const text = JSON.stringify(sent.at(-1)?.data)
  const token = /token=([\w-]+)/.exec(text)?.[1]
  if (token === undefined) throw new Error(`no link in ${text}`)
  return token
}

async function asked(type?: TestType): Promise<{ id: string; token: string }> {
  const id = await completeDelivery(world, client, type)
  await send(id)
  return { id, token: await tokenSentFor(id) }
}

const statusOf = async (id: string) => (await rowOf(world.db, id)).status

describe('asking the customer', () => {
  it('sends one SMS to the customer, with a link to ourselves whose secret is kept nowhere', async () => {
    const { id, token } = await asked()
    const row = await rowOf(world.db, id)
    expect(row).toMatchObject({ status: 'PENDING_CUSTOMER_CONFIRMATION', smsSentAt: NOW, smsMessage: MESSAGE })
    expect(await messagesOf(id)).toMatchObject([{ recipient: PHONE, state: 'queued' }])
    expect(JSON.stringify(await messagesOf(id))).toContain(`${PUBLIC_URL}/delivery-customer-confirmation?token=`)
    const links = await world.db.sql.select().from(customerLinks).where(eq(customerLinks.deliveryId, id))
    expect(JSON.stringify([links, row])).not.toContain(token)
    expect(token.length).toBeGreaterThanOrEqual(43)
  })

  it('asks once: of two at the same moment one sends', async () => {
    const id = await completeDelivery(world, client)
    const answers = await Promise.allSettled([send(id), send(id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await messagesOf(id)).toHaveLength(1)
  })

  it('sends nothing about a delivery that has changed since the message was written', async () => {
    const id = await completeDelivery(world, client)
    const { version } = await rowOf(world.db, id)
    await expect(send(id, {}, as(admin, { ifMatch: version - 1 }))).rejects.toMatchObject({
      code: 'CONFLICT',
      reason: 'STALE_VERSION',
    })
    expect(await messagesOf(id)).toEqual([])
    await send(id, {}, as(admin, { ifMatch: version }))
    expect(await messagesOf(id)).toHaveLength(1)
  })

  it('is no relay: neither another recipient nor a link to another host', async () => {
    const id = await completeDelivery(world, client)
    await expect(send(id, { recipient: '+33699999999' })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: 'recipient', code: 'notAllowed' }],
    })
    for (const url of [
      'https://evil.test/x',
      'http://volant.test/x',
      'www.evil.test',
      'https://volant.test.evil.test',
      'evil.com/x',
      'bit.ly/3xYz',
    ])
      await expect(send(id, { message: `Bonjour ${url}` })).rejects.toMatchObject({
        fields: [{ path: 'message', code: 'notAllowed' }],
      })
    await send(id, { recipient: '06 12 34 56 78', message: `Bonjour M.Dupont, voyez ${PUBLIC_URL}/aide, 12.50 euros` })
    expect(await messagesOf(id)).toHaveLength(1)
  })

  it('is not for clients, and not before the delivery is complete', async () => {
    const id = await completeDelivery(world, client)
    await expect(
      world.confirmation.sendSms(as(client), { deliveryId: id, recipient: PHONE, message: MESSAGE }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const { id: half } = await world.deliveries.create(as(client), {
      type: 'STANDARD',
      clientFirstName: 'Camille',
      clientLastName: 'Laurent',
      clientEmail: 'camille@test.test',
      clientPhone: PHONE,
      ...dates(NOW),
    })
    await expect(send(half)).rejects.toMatchObject({ code: 'CONFLICT', reason: 'DELIVERY_INCOMPLETE' })
    expect(await messagesOf(half)).toEqual([])
  })
})

describe('the answer', () => {
  it('is read as often as wanted and given once', async () => {
    const { id, token } = await asked()
    const summary = await world.confirmation.summary(token)
    expect(await world.confirmation.summary(token)).toEqual(summary)
    expect(summary).toMatchObject({ status: 'PENDING_CUSTOMER_CONFIRMATION', clientFirstName: 'Camille' })
    expect(await world.confirmation.answer(token, 'CONFIRMED_BY_CUSTOMER')).toEqual({ status: 'CONFIRMED_BY_CUSTOMER' })
    expect(await rowOf(world.db, id)).toMatchObject({ confirmedByCustomerAt: NOW })
    await expect(world.confirmation.answer(token, 'CANCELLED_BY_CUSTOMER')).rejects.toMatchObject({
      reason: 'ALREADY_ANSWERED',
    })
    await expect(world.confirmation.summary(token)).rejects.toMatchObject({ reason: 'ALREADY_ANSWERED' })
  })

  it('tells what the customer must know and nothing else', async () => {
    const { id, token } = await asked()
    const text = JSON.stringify(await world.confirmation.summary(token))
    const { startCode, destinationCode, trackingId } = await rowOf(world.db, id)
    for (const secret of [startCode, destinationCode, trackingId, 'GA-217-KF', 'VF3LCYHZPKS123456', '+336'])
      expect(text).not.toContain(secret)
  })

  it('tells where the second vehicle is taken from and to, and which one that is', async () => {
    const { token } = await asked('TWO_WAY_DELIVERY')
    expect(ConfirmationSummary.parse(await world.confirmation.summary(token))).toMatchObject({
      toReturnFromAddress: { address: LYON.address, city: 'Lyon' },
      toReturnToAddress: { address: PARIS.address, city: 'Paris' },
      vehicles: [{ toRetrieve: false }, { toRetrieve: true }],
    })
    const oneWay = await world.confirmation.summary((await asked()).token)
    expect(ConfirmationSummary.parse(oneWay)).toMatchObject({ toReturnFromAddress: null, toReturnToAddress: null })
  })

  it('has one winner among thirty yes and thirty no', async () => {
    const { id, token } = await asked()
    const answers = await Promise.allSettled(
      Array.from({ length: 60 }, (_, index) =>
        world.confirmation.answer(token, index % 2 ? 'CONFIRMED_BY_CUSTOMER' : 'CANCELLED_BY_CUSTOMER'),
      ),
    )
    const won = answers.filter((answer) => answer.status === 'fulfilled')
    expect(won).toHaveLength(1)
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ reason: 'ALREADY_ANSWERED' })
    expect(await rowOf(world.db, id)).toMatchObject({ status: won[0]?.value.status, version: 4 })
  })

  it('names one of two statuses', async () => {
    const { id, token } = await asked()
    for (const status of ['COMPLETED', 'REQUESTED', '', 'constructor'])
      await expect(world.confirmation.answer(token, status)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
    expect(await statusOf(id)).toBe('PENDING_CUSTOMER_CONFIRMATION')
  })

  it('acts on its own delivery only', async () => {
    const one = await asked()
    const two = await asked()
    await world.confirmation.answer(one.token, 'CANCELLED_BY_CUSTOMER')
    expect(await rowOf(world.db, one.id)).toMatchObject({ status: 'CANCELLED_BY_CUSTOMER', cancelledAt: NOW })
    expect(await statusOf(two.id)).toBe('PENDING_CUSTOMER_CONFIRMATION')
  })
})

describe('a link', () => {
  it('ends at the deadline, at the latest after a week', async () => {
    const { id, token } = await asked()
    const deadline = (await rowOf(world.db, id)).carDeliveryDeadline
    world.setTime(addSeconds(deadline, -1))
    await world.confirmation.summary(token)
    world.setTime(deadline)
    await expect(world.confirmation.summary(token)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(world.confirmation.answer(token, 'CONFIRMED_BY_CUSTOMER')).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    })
    expect(await statusOf(id)).toBe('PENDING_CUSTOMER_CONFIRMATION')
  })

  it('dies as soon as the office moves on without the answer', async () => {
    const moves: ((id: string) => Promise<unknown>)[] = [
      (id) => world.deliveries.confirm(as(boss), id),
      (id) => world.deliveries.cancel(as(boss), { id, reason: 'customer_not_available' }),
      (id) => world.dispatch.allow(as(boss), { id, ...DEAL, ...dates(NOW) }),
      (id) => world.deliveries.remove(as(boss), id),
      (id) => world.deliveries.edit(as(boss), { id, carDeliveryDeadline: addDays(NOW, 9) }),
      (id) => world.deliveries.edit(as(boss), { id, clientPhone: '06 98 76 54 32' }),
    ]
    const boss = await world.make.admin(2)
    for (const move of moves) {
      const { id, token } = await asked()
      await move(id)
      await expect(world.confirmation.answer(token, 'CONFIRMED_BY_CUSTOMER')).rejects.toMatchObject({
        code: 'UNAUTHENTICATED',
      })
      expect(await messagesOf(id)).toEqual([])
    }
  })

  it('goes to whoever has the right number, once the office has corrected it', async () => {
    const { id, token } = await asked()
    await world.deliveries.edit(as(await world.make.admin(2)), { id, clientPhone: '06 98 76 54 32' })
    expect(await rowOf(world.db, id)).toMatchObject({ status: 'REQUESTED', smsSentAt: null })
    await send(id, { recipient: '+33698765432' })
    expect(await messagesOf(id)).toMatchObject([{ recipient: '+33698765432' }])
    await expect(world.confirmation.answer(token, 'CANCELLED_BY_CUSTOMER')).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    })
    await world.confirmation.answer(await tokenSentFor(id), 'CONFIRMED_BY_CUSTOMER')
    expect(await statusOf(id)).toBe('CONFIRMED_BY_CUSTOMER')
  })

  it('asked for again is a new one, noted in the log, and the one before is dead', async () => {
    const { id, token } = await asked()
    const { token: fresh } = await world.confirmation.mint(admin, id, '192.0.2.7')
    await expect(world.confirmation.summary(token)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await world.confirmation.answer(fresh, 'CONFIRMED_BY_CUSTOMER')
    expect(await world.db.sql.select().from(securityLog).where(eq(securityLog.subject, id))).toMatchObject([
      { kind: 'token.issued', actorSub: admin.sub, ip: '192.0.2.7' },
    ])
    await expect(world.confirmation.mint(admin, id, '192.0.2.7')).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(world.confirmation.mint(client, id, '192.0.2.7')).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('that would be dead at once is neither sent nor made again', async () => {
    const late = await completeDelivery(world, client)
    const { id, token } = await asked()
    const deadline = (await rowOf(world.db, late)).carDeliveryDeadline
    const refused = { code: 'CONFLICT', reason: 'DEADLINE_PASSED' }
    world.setTime(deadline)
    await expect(send(late)).rejects.toMatchObject(refused)
    await expect(world.confirmation.mint(admin, id, '192.0.2.7')).rejects.toMatchObject(refused)
    expect(await messagesOf(late)).toEqual([])
    expect(await rowOf(world.db, late)).toMatchObject({ status: 'REQUESTED', smsSentAt: null })
    world.setTime(addSeconds(deadline, -1))
    await world.confirmation.summary(token)
    await send(late)
    await world.confirmation.summary(await tokenSentFor(late))
  })

  it('that nobody made opens nothing', async () => {
    for (const token of [undefined, '', 'x', 'A'.repeat(43)])
      await expect(world.confirmation.summary(token)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })
})
