import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testBus, testDatabase } from '../../../test/database'
import { testDispatcher } from '../../../test/dispatcher'
import { outbox } from './table'
import type { Database } from '../db/database'
import { chooseMail } from '../mail/choose'
import type { Mail } from '../mail/mail'
import { queueMessage } from '../outbox'
import { CHANNELS } from './message'
import { readBacklog } from './store'
import { chooseSms } from '../sms/choose'
import type { Sms } from '../sms/sms'

/** Servers of their own, in front of the real ports: what they refuse is what providers refuse. */
let mailAnswer: { code: number; text: string } | undefined
let smsStatus = 201
const post = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo({ address }, _session, done) {
    if (address === 'full@b.test') return done(Object.assign(new Error('mailbox full'), { responseCode: 452 }))
    done(mailAnswer && Object.assign(new Error(mailAnswer.text), { responseCode: mailAnswer.code }))
  },
  onData(stream, _session, done) {
    stream.resume().on('end', () => done())
  },
})
post.on('error', () => undefined)
const gateway = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(smsStatus).end(JSON.stringify({ sid: 'SM1' })))
})

const bus = testBus()
const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port
let database: Database
let mail: Mail
let sms: Sms

beforeAll(async () => {
  database = await testDatabase(bus)
  await new Promise<void>((done) => post.listen(0, '127.0.0.1', done))
  await new Promise<void>((done) => gateway.listen(0, '127.0.0.1', done))
  mail = await chooseMail({ SMTP_URL: `smtp://127.0.0.1:${portOf(post.server)}`, MAIL_FROM: 'Volant <a@volant.test>' })
  const account = { SMS_ACCOUNT: 'AC1', SMS_TOKEN: 'token', SMS_SENDER: 'Volant' }
  sms = chooseSms({ SMS_PROVIDER: 'twilio', ...account, SMS_URL: `http://127.0.0.1:${portOf(gateway)}/` })
})
beforeEach(async () => {
  mailAnswer = undefined
  smsStatus = 201
  await database.sql.delete(outbox)
})
afterAll(async () => {
  gateway.closeAllConnections()
  gateway.close()
  await new Promise<void>((done) => post.close(done))
  await database.close()
})

const ANSWERS = {
  busy: { mail: { code: 451, text: 'try later' }, sms: 503 },
  'for good': { mail: { code: 550, text: 'no such mailbox' }, sms: 400 },
  'no longer': { mail: undefined, sms: 201 },
} as const
function refuse(answer: keyof typeof ANSWERS) {
  mailAnswer = ANSWERS[answer].mail
  smsStatus = ANSWERS[answer].sms
}

const dispatcher = () =>
  testDispatcher({ database, bus, mail, sms, render: async () => ({ subject: 'Sujet', text: 'Texte' }) })

async function queued(
  channel: 'email' | 'sms',
  to = channel === 'email' ? 'a@b.test' : '+33612345678',
  key: string = channel,
) {
  await database.tx(async (tx) =>
    queueMessage(tx, { channel, to, language: 'fr', template: 't', data: {}, dedupeKey: key, urgency: 'notice' }),
  )
}
const makeDue = () =>
  database.sql
    .update(outbox)
    .set({ nextAttemptAt: sql`now()` })
    .where(eq(outbox.state, 'queued'))
const row = async () => (await database.sql.select().from(outbox))[0]

describe.each([
  ['an SMTP server', 'email'],
  ['an SMS provider', 'sms'],
] as const)('%s that fails', (_name, channel) => {
  it('loses nothing: the message waits, and leaves once it is back', async () => {
    refuse('busy')
    await queued(channel)
    await dispatcher().drain()
    const waiting = await row()
    expect(waiting).toMatchObject({ state: 'queued', attempts: 1, text: 'Texte' })
    expect(waiting?.lastError).toMatch(channel === 'email' ? /try later/ : /503/)
    refuse('no longer')
    // not before its time has come
    await dispatcher().drain()
    expect(await row()).toMatchObject({ state: 'queued', attempts: 1 })
    await makeDue()
    // a process that was started in the meantime
    await dispatcher().drain()
    expect(await row()).toMatchObject({ state: 'sent', attempts: 2, lastError: null, text: null })
  })

  it('is asked ten times about a message it refuses; then the message is parked with the reason', async () => {
    refuse('for good')
    await queued(channel)
    const worker = dispatcher()
    for (let round = 0; round < 12; round++) {
      await worker.drain()
      await makeDue()
    }
    const parked = await row()
    expect(parked).toMatchObject({ state: 'parked', attempts: 10 })
    expect(parked?.lastError).toMatch(channel === 'email' ? /no such mailbox/ : /400/)
  })
})

it('a mailbox that takes nothing now holds up no other, and has its tries over almost an hour', async () => {
  for (let n = 0; n < 12; n++) await queued('email', 'full@b.test', `full ${n}`)
  await queued('email')
  const worker = dispatcher()
  await worker.drain()
  expect(worker.isHeldBack('email')).toBe(false)
  const left = await database.sql.select().from(outbox).where(eq(outbox.recipient, 'a@b.test'))
  expect(left).toMatchObject([{ state: 'sent' }])
  const full = await database.sql.select().from(outbox).where(eq(outbox.recipient, 'full@b.test'))
  for (const message of full) {
    expect(message).toMatchObject({ state: 'queued', attempts: 1 })
    expect(message.nextAttemptAt.getTime()).toBeGreaterThan(Date.now() + 240_000)
  }
})

it('an outbox that cannot be read is written down once when that begins and once when it is over', async () => {
  const lines: unknown[] = []
  const note = (details: object, message: string) => void lines.push({ ...details, message })
  const log = { info: note, warn: note, error: note }
  const worker = testDispatcher({ database, bus, log, render: async () => ({ subject: 'Sujet', text: 'Texte' }) })
  const rename = (from: string, to: string) => database.sql.execute(sql.raw(`ALTER TABLE ${from} RENAME TO ${to}`))
  for (let time = 0; time < 2; time += 1) {
    await rename('outbox', 'away')
    for (let round = 0; round < 3; round += 1) await worker.drain()
    await rename('away', 'outbox')
    for (let round = 0; round < 3; round += 1) await worker.drain()
  }
  const told = ['outbox not readable', 'outbox readable again'].flatMap((message) =>
    CHANNELS.map((channel) => expect.objectContaining({ channel, message }) as unknown),
  )
  expect(lines).toHaveLength(2 * told.length)
  expect(lines).toEqual(expect.arrayContaining(told))
})

it('a server that puts everybody off lets them be late, and one that takes others does not', async () => {
  const addresses = ['full@b.test', 'a@b.test', 'b@b.test', 'c@b.test']
  for (const address of addresses) await queued('email', address, address)
  await database.sql.update(outbox).set({ createdAt: sql`now() - interval '1 hour'` })
  const oldest = async () => Number((await readBacklog(database.sql))[0]?.oldestSeconds)
  const worker = dispatcher()
  refuse('busy')
  await worker.drain()
  expect(await oldest()).toBeGreaterThan(3590)
  await makeDue()
  await worker.drain()
  expect(await oldest()).toBeGreaterThan(3590)
  refuse('no longer')
  await database.sql.update(outbox).set({ dueAt: null })
  for (let round = 0; round < 2; round++) {
    await makeDue()
    await worker.drain()
  }
  const waiting = await database.sql.select().from(outbox).where(eq(outbox.state, 'queued'))
  expect(waiting).toMatchObject([{ recipient: 'full@b.test' }])
  expect(await oldest()).toBe(0)
})
