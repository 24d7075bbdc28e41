import { upkeepMessages, upkeepState } from '@volant/contract/rest/upkeep'
import { eq, inArray } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openProduct } from '../../../test/product'
import type { Product } from '../../../test/product'
import { outbox } from '../../platform/outbox/table'
import { securityLog } from '../../tables/users'

let product: Product
beforeAll(async () => {
  product = await openProduct()
  await product.db.sql.delete(outbox)
})
afterAll(() => product.close())

const CODE = '482913'
const LATER = new Date('2100-01-01')

/** A message that would say a code to its recipient. */
async function message(values: Partial<typeof outbox.$inferInsert> = {}): Promise<string> {
  const id = uuid()
  await product.db.sql.insert(outbox).values({
    id,
    channel: 'email',
    recipient: 'camille.laurent@mail.test',
    language: 'fr',
    template: 'reset-code',
    data: { code: CODE, firstName: 'Camille' },
    subject: `Votre code ${CODE}`,
    text: `Votre code est ${CODE}.`,
    dedupeKey: id,
    lastError: 'MessageRefused: 550 camille.laurent@mail.test is unknown',
    attempts: 10,
    ...values,
  })
  return id
}

const ask = (path: string, body?: object) =>
  product.call(body ? 'POST' : 'GET', `/upkeep/${path}`, { token: product.people.A1.token, ...(body && { body }) })
const stored = async (id: string) => (await product.db.sql.select().from(outbox).where(eq(outbox.id, id)))[0]
const linesOf = async (kind: 'message.sent-again' | 'message.given-up') =>
  (await product.db.sql.select().from(securityLog).where(eq(securityLog.kind, kind))).map(({ actorSub, data }) => ({
    actorSub,
    data,
  }))

it('lists what waits, failed and left, by state and channel, without what it says and to whom', async () => {
  const ids = [
    await message({ lastError: null, attempts: 0, nextAttemptAt: LATER }),
    await message({ channel: 'sms', recipient: '+33612345678', nextAttemptAt: LATER }),
    await message({ state: 'parked' }),
    await message({ state: 'parked', givenUpAt: new Date() }),
    await message({ channel: 'push', recipient: uuid(), state: 'sent', sentAt: new Date(), lastError: null }),
  ]
  const { body, text, status } = await ask('messages')
  expect(status).toBe(200)
  const shown = body as unknown as { total: number; records: { id: string; state: string; to: string }[] }
  expect(shown.total).toBe(5)
  expect(shown.records.map(({ id }) => id)).toEqual(ids.toReversed())
  expect(shown.records.map(({ state }) => state)).toEqual(['SENT', 'GIVEN_UP', 'PARKED', 'RETRYING', 'WAITING'])
  expect(shown.records.at(-1)?.to).toBe('c***@m***')
  expect(shown.records.at(-2)?.to).toBe('+336***78')
  for (const secret of [CODE, 'camille', 'Camille', 'mail.test', '12345678']) expect(text).not.toContain(secret)
  const idsOf = async (query: string) =>
    ((await ask(`messages?${query}`)).body as unknown as typeof shown).records.map(({ id }) => id)
  expect(await idsOf('state=PARKED,RETRYING')).toEqual([ids[2], ids[1]])
  expect(await idsOf('channel=sms')).toEqual([ids[1]])
  expect(await idsOf('page=1')).toEqual([])
  expect((await ask('messages?state=LOST')).status).toBe(400)
  await product.db.sql.delete(outbox)
})

it('a parked message is sent again, and it is written down who said so', async () => {
  const id = await message({ channel: 'sms', recipient: '+33612345678', state: 'parked' })
  expect(await ask('messages/send-again', { id })).toMatchObject({ status: 201, body: { success: true } })
  await expect.poll(async () => (await stored(id))?.state).toBe('sent')
  expect(await stored(id)).toMatchObject({ attempts: 1, lastError: null })
  expect(await linesOf('message.sent-again')).toEqual([
    { actorSub: product.people.A1.sub, data: { message: id, channel: 'sms', template: 'reset-code' } },
  ])
})

it('one whose words are blanked by now is not sent again, alone or with the others', async () => {
  const id = await message({ state: 'parked', data: {}, subject: null, text: null })
  expect((await ask('messages/send-again', { id })).status).toBe(409)
  expect(await ask('messages/send-parked-again', {})).toMatchObject({ status: 201, body: { count: 0 } })
  expect(await stored(id)).toMatchObject({ state: 'parked' })
  const whole = await message({ channel: 'sms', recipient: '+33612345678', state: 'parked' })
  const listed = upkeepMessages.replies[200].parse((await ask('messages?state=PARKED')).body)
  expect(listed.records.map((shown) => [shown.id, shown.blanked])).toEqual([
    [whole, false],
    [id, true],
  ])
  const { outbox: counts } = upkeepState.replies[200].parse((await ask('state')).body)
  expect(counts).toMatchObject({ parked: 2, sendable: { email: 0, sms: 1, push: 0 } })
  await product.db.sql.delete(outbox).where(inArray(outbox.id, [id, whole]))
})

it('one that may be in the hands of a process is left to it, and one that would wait for long leaves at once', async () => {
  const inHand = new Date(Date.now() + 60_000)
  const [soon, later] = [await message({ nextAttemptAt: inHand }), await message({ nextAttemptAt: LATER })]
  for (const id of [soon, later]) expect((await ask('messages/send-again', { id })).status).toBe(201)
  expect(await stored(soon)).toMatchObject({ state: 'queued', attempts: 0, nextAttemptAt: inHand })
  await expect.poll(async () => (await stored(later))?.state).toBe('sent')
})

it('what has left, or never failed, is not sent again, and what is unknown is not found', async () => {
  const sent = await message({ state: 'sent', lastError: null })
  const waiting = await message({ lastError: null, nextAttemptAt: LATER })
  for (const id of [sent, waiting])
    for (const move of ['send-again', 'give-up'])
      expect(await ask(`messages/${move}`, { id })).toMatchObject({
        status: 409,
        body: { reason: 'ILLEGAL_TRANSITION' },
      })
  for (const move of ['send-again', 'give-up']) expect((await ask(`messages/${move}`, { id: uuid() })).status).toBe(404)
})

it('a parked message that is given up is no longer counted, keeps its reason, and may still be sent', async () => {
  await product.db.sql.delete(outbox)
  const [id, other] = [await message({ state: 'parked' }), await message({ state: 'parked' })]
  const parked = async () => ((await ask('state')).body as unknown as { outbox: { parked: number } }).outbox.parked
  expect(await parked()).toBe(2)
  expect((await ask('messages/give-up', { id })).status).toBe(201)
  expect(await parked()).toBe(1)
  expect((await stored(id))?.lastError).toContain('550')
  expect((await stored(other))?.givenUpAt).toBeNull()
  expect((await ask('messages/give-up', { id })).status).toBe(409)
  expect((await linesOf('message.given-up')).map(({ data }) => data['message'])).toEqual([id])
  expect((await ask('messages/send-again', { id })).status).toBe(201)
  expect((await stored(id))?.givenUpAt).toBeNull()
})

it('all parked ones of a channel are sent again together; those given up stay', async () => {
  await product.db.sql.delete(outbox)
  const mails = [await message({ state: 'parked' }), await message({ state: 'parked' })]
  const sms = await message({ channel: 'sms', recipient: '+33612345678', state: 'parked' })
  const givenUp = await message({ state: 'parked', givenUpAt: new Date() })
  expect((await ask('messages/send-parked-again', { channel: ['email'] })).body).toEqual({ count: 2 })
  for (const id of mails) await expect.poll(async () => (await stored(id))?.state).toBe('sent')
  for (const id of [sms, givenUp]) expect((await stored(id))?.state).toBe('parked')
  expect((await ask('messages/send-parked-again', {})).body).toEqual({ count: 1 })
  const before = await linesOf('message.sent-again')
  expect((await ask('messages/send-parked-again', {})).body).toEqual({ count: 0 })
  expect(await linesOf('message.sent-again')).toEqual(before)
})
