import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testBus, testDatabase } from '../../../test/database'
import { testDispatcher } from '../../../test/dispatcher'
import type { Database } from '../db/database'
import type { Mail, OutgoingMail } from '../mail/mail'
import { amendMessages, queueBroadcast, queueMessage, withdrawMessages } from '../outbox'
import { writeBroadcasts } from './broadcasts'
import { MessageRefused } from './message'
import { readBacklog } from './store'
import { outbox, outboxBroadcasts } from './table'

const bus = testBus()
const MANY = 230
/** Readers with numbers for ids; the list may grow in a test. */
let readers = MANY
const readerLists = {
  get everybody() {
    return `SELECT lpad(n::text, 32, '0')::uuid AS id, 'r' || n || '@b.test' AS recipient, CASE n % 2 WHEN 0 THEN 'fr' ELSE 'en' END AS language,
      jsonb_build_object('name', 'R' || n) AS own FROM generate_series(1, ${readers}) AS n`
  },
}

let database: Database
let sent: OutgoingMail[]
let failure: Error | undefined
const mail: Mail = {
  async send(letter) {
    if (failure) throw failure
    sent.push(letter)
    return {}
  },
}

beforeAll(async () => {
  database = await testDatabase(bus)
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.sql.delete(outbox)
  await database.sql.delete(outboxBroadcasts)
  readers = MANY
  sent = []
  failure = undefined
})

const dispatcher = (parts: { mail?: Mail } = {}) =>
  testDispatcher({
    database,
    bus,
    mail,
    render: async (_template, language, { name, town }) => ({
      subject: language,
      text: `${String(name)}, ${String(town)}`,
    }),
    readerLists,
    ...parts,
  })

const broadcast = (keyBegins = 'auction:1:', town = 'Lyon') =>
  database.tx(async (tx) =>
    queueBroadcast(tx, {
      channel: 'email',
      template: 'auction',
      data: { town },
      urgency: 'bulk',
      readers: 'everybody',
      keyBegins,
    }),
  )
const notice = () =>
  database.tx(async (tx) =>
    queueMessage(tx, {
      channel: 'email',
      to: 'office@b.test',
      language: 'fr',
      template: 'notice',
      data: {},
      dedupeKey: 'notice',
      urgency: 'notice',
    }),
  )
const withdraw = (...beginnings: string[]) => database.tx(async (tx) => withdrawMessages(tx, beginnings))
const writeSome = () => writeBroadcasts(database.sql, 'email', readerLists)
const written = async () => (await database.sql.select().from(outbox)).length
const left = async () => (await database.sql.select().from(outboxBroadcasts)).length

describe('a message to many', () => {
  it('is one row with the action, and reaches each reader once, in their words, when it is its turn', async () => {
    await broadcast()
    await broadcast()
    expect([await left(), await written()]).toEqual([1, 0])
    await dispatcher().drain()
    expect(await left()).toBe(0)
    expect(sent.map(({ to, subject, text }) => `${to} ${subject} ${text}`).toSorted()).toEqual(
      Array.from(
        { length: MANY },
        (_, index) => `r${index + 1}@b.test ${index % 2 ? 'fr' : 'en'} R${index + 1}, Lyon`,
      ).toSorted(),
    )
  })

  it('reaches each once from two processes, also where its readers fill the last portion', async () => {
    readers = 200
    await broadcast('auction:1:', 'Lyon')
    await broadcast('auction:2:', 'Nantes')
    await Promise.all([dispatcher().drain(), dispatcher().drain()])
    expect(new Set(sent.map(({ to, text }) => `${to} ${text}`)).size).toBe(400)
    expect([sent.length, await left()]).toEqual([400, 0])
  })

  it('comes after whatever else is due, some readers at a time', async () => {
    await broadcast()
    await notice()
    const worker = dispatcher()
    const draining = worker.drain()
    await expect.poll(() => sent.length).toBeGreaterThan(1)
    await worker.stop()
    await draining
    expect(sent[0]?.to).toBe('office@b.test')
    expect(await written()).toBe(101)
    const { createdAt } = (await database.sql.select().from(outboxBroadcasts))[0]!
    const [message] = (await database.sql.select().from(outbox)).filter(({ template }) => template === 'auction')
    expect(message).toMatchObject({ createdAt, priority: 2, dedupeKey: expect.stringMatching(/^auction:1:0000/) })
  })

  it('waits as one row while its provider is away', async () => {
    failure = new Error('connection refused')
    await broadcast()
    const worker = dispatcher()
    for (let round = 0; round < 4; round++) await worker.drain()
    expect([await left(), await written()]).toEqual([1, 100])
    expect(worker.isHeldBack('email')).toBe(true)
  })

  it('goes to who is on the list when it is its turn', async () => {
    readers = 120
    await broadcast()
    await writeSome()
    readers = 130
    await writeSome()
    expect([await written(), await left(), await writeSome()]).toEqual([130, 0, false])
  })

  it('is taken back with what is written of it already, and nothing else is', async () => {
    await broadcast('auction:1:')
    // the older one is written first; two of one moment go by their keys
    await database.sql.update(outboxBroadcasts).set({ createdAt: new Date(Date.now() - 1000) })
    await broadcast('auction:12:')
    await writeSome()
    await withdraw('auction:1:')
    expect([await written(), await left()]).toEqual([0, 1])
    await dispatcher().drain()
    expect(sent).toHaveLength(MANY)
  })

  it('says what it was changed to, written or not, but to whom it was sent', async () => {
    await broadcast('auction:1:')
    await writeSome()
    const [gone, tried] = await database.sql.select().from(outbox)
    await database.sql.update(outbox).set({ state: 'sent' }).where(eq(outbox.id, gone!.id))
    await database.sql.update(outbox).set({ subject: 'en', text: 'R, Lyon' }).where(eq(outbox.id, tried!.id))
    await broadcast('auction:12:')
    await database.tx(async (tx) => amendMessages(tx, ['auction:1:'], { town: 'Nantes' }))
    await dispatcher().drain()
    const told = (town: string) => sent.filter(({ text }) => /^R\d+, /.test(text) && text.endsWith(town)).length
    expect([told('Nantes'), told('Lyon'), sent.length]).toEqual([MANY - 1, MANY, 2 * MANY - 1])
  })

  it('says what it was changed to while a try failed that still said the other', async () => {
    readers = 2
    await broadcast()
    const changing: Mail = {
      async send({ to }) {
        if (to.startsWith('r1')) await database.tx(async (tx) => amendMessages(tx, ['auction:1:'], { town: 'Nantes' }))
        throw new MessageRefused('later')
      },
    }
    await dispatcher({ mail: changing }).drain()
    await database.sql.update(outbox).set({ nextAttemptAt: sql`now()` })
    await dispatcher().drain()
    expect(sent.map(({ text }) => text).toSorted()).toEqual(['R1, Nantes', 'R2, Nantes'])
  })

  it('is not written further by who begins while it is taken back', async () => {
    await broadcast()
    await database.tx(async (tx) => {
      await tx.sql.delete(outboxBroadcasts)
      if (database.engine === 'postgres') expect(await writeSome()).toBe(false)
    })
    expect(await written()).toBe(0)
  })

  it('counts as one that waits, since it was queued', async () => {
    await broadcast()
    await database.sql.update(outboxBroadcasts).set({ createdAt: new Date(Date.now() - 3_600_000) })
    const [email] = (await readBacklog(database.sql)).filter(({ channel }) => channel === 'email')
    expect(Number(email?.queued)).toBe(1)
    expect(Number(email?.oldestSeconds)).toBeGreaterThan(3590)
  })
})
