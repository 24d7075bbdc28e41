import { AppError } from '@volant/contract/errors'
import { Readable } from 'node:stream'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { testDispatcher } from '../../../test/dispatcher'
import { testBus, testDatabase } from '../../../test/database'
import { outbox } from './table'
import type { Database } from '../db/database'
import type { Mail, OutgoingMail } from '../mail/mail'
import { queueMessage, queueMessages } from '../outbox'
import type { NewMessage, Urgency } from '../outbox'
import type { Dispatcher, DispatcherParts } from './dispatcher'
import { AnswerMissing, MessageRefused } from './message'
import { hasId, sendAgain } from './states'
import { claimDue, markFailed, markSent, readBacklog, release } from './store'

const bus = testBus()
const storage = { read: async (name: string) => Readable.from(`the bytes of ${name}`) }
const render: DispatcherParts['render'] = async (template, language, data) => {
  if (template === 'broken') throw new Error('no such word')
  return { subject: `${template} ${language}`, text: `Hello ${String(data['name'])}`, html: '<p>Hello</p>' }
}

let database: Database
const dispatchers: Dispatcher[] = []
beforeAll(async () => {
  database = await testDatabase(bus)
})
beforeEach(async () => {
  await database.sql.delete(outbox)
})
afterAll(async () => {
  await Promise.all(dispatchers.map((dispatcher) => dispatcher.stop()))
  await database.close()
})

function dispatcher(parts: Partial<DispatcherParts> = {}): Dispatcher {
  const made = testDispatcher({ database, bus, render, storage, ...parts })
  dispatchers.push(made)
  return made
}

function queue(
  key: string,
  to = 'a@b.test',
  template = 'welcome',
  channel: 'email' | 'sms' = 'email',
  urgency: Urgency = 'notice',
  more: Pick<NewMessage, 'attachment' | 'until'> = {},
) {
  const message = { channel, to, language: 'fr', template, data: { name: key }, dedupeKey: key, urgency } as const
  return database.tx(async (tx) => queueMessage(tx, { ...message, ...more }))
}

const all = () => database.sql.select().from(outbox).orderBy(asc(outbox.id))
const makeDue = () =>
  database.sql
    .update(outbox)
    .set({ nextAttemptAt: sql`now()` })
    .where(eq(outbox.state, 'queued'))

class RecordingMail implements Mail {
  readonly sent: OutgoingMail[] = []
  failure: (mail: OutgoingMail) => Error | undefined = () => undefined
  tries = 0
  async send(mail: OutgoingMail) {
    this.tries += 1
    const failure = this.failure(mail)
    if (failure) throw failure
    this.sent.push(mail)
    return { providerId: `p-${mail.id}` }
  }
}

afterEach(() => void vi.useRealTimers())

describe('an attachment', () => {
  const attached = (fileId: string) => {
    const attachment = { fileId, key: 'a/b.pdf', name: 'b.pdf', type: 'application/pdf' }
    return queue(fileId, 'a@b.test', 'welcome', 'email', 'notice', { attachment })
  }

  it('is read when the mail leaves, and goes along', async () => {
    const mail = new RecordingMail()
    await attached('file-1')
    await dispatcher({ mail }).drain()
    expect(mail.sent[0]?.attachments).toEqual([
      { filename: 'b.pdf', contentType: 'application/pdf', content: Buffer.from('the bytes of file-1') },
    ])
  })

  it('that cannot be read holds its mail back: nobody gets one that speaks of a file and has none', async () => {
    const mail = new RecordingMail()
    await attached('file-2')
    const gone = { read: async () => Promise.reject(new Error('no such file')) }
    await dispatcher({ mail, storage: gone }).drain()
    expect(mail.sent).toEqual([])
    expect(await all()).toMatchObject([{ state: 'queued', attempts: 1, lastError: 'Error: no such file' }])
  })

  it('whose store is away waits as long as the store is, and uses up no try', async () => {
    const mail = new RecordingMail()
    await attached('file-3')
    const away = { read: async () => Promise.reject(new AppError('UNAVAILABLE', { reason: 'PROVIDER_UNAVAILABLE' })) }
    const worker = dispatcher({ mail, storage: away })
    for (let round = 0; round < 12; round++) {
      await worker.drain()
      await makeDue()
    }
    expect(await all()).toMatchObject([{ state: 'queued', attempts: 0 }])
    expect(worker.isHeldBack('email')).toBe(false)
    await dispatcher({ mail }).drain()
    expect(mail.sent).toHaveLength(1)
  })
})

describe('queueing', () => {
  it('leaves nothing behind when the action is not saved', async () => {
    const failed = database.tx(async (tx) => {
      queueMessage(tx, {
        channel: 'sms',
        to: '+33',
        language: 'fr',
        template: 't',
        data: {},
        dedupeKey: 'k',
        urgency: 'notice',
      })
      throw new Error('undone')
    })
    await expect(failed).rejects.toThrow('undone')
    expect(await all()).toEqual([])
  })

  it('makes one message of the same message asked for twice', async () => {
    await queue('same')
    await queue('same')
    expect(await all()).toHaveLength(1)
  })
})

describe('sending', () => {
  it('renders and marks at once after the commit, and keeps the text where nothing leaves', async () => {
    const started = dispatcher({ every: 60_000 })
    started.start()
    await queue('one')
    await queue('two', '+33612345678', 'code', 'sms')
    await started.drain()
    const rows = await all()
    expect(rows.map(({ state, subject, text, attempts }) => ({ state, subject, text, attempts }))).toEqual([
      { state: 'sent', subject: 'welcome fr', text: 'Hello one', attempts: 1 },
      { state: 'sent', subject: 'code fr', text: 'Hello two', attempts: 1 },
    ])
    await started.stop()
  })

  it('sends a code with the next claim, whatever waits longer', async () => {
    const flood = Array.from({ length: 2000 }, (_, index) => ({
      channel: 'email' as const,
      to: 'driver@b.test',
      language: 'fr' as const,
      template: 'auction-open',
      data: {},
      dedupeKey: `auction:${index}`,
      urgency: 'bulk' as const,
    }))
    await database.tx(async (tx) => queueMessages(tx, flood))
    await queue('notice')
    await queue('code', 'a@b.test', 'code', 'email', 'awaited')
    const [code, notice, ...others] = await claimDue(database.sql, 'email', 5)
    expect([code?.dedupeKey, notice?.dedupeKey]).toEqual(['code', 'notice'])
    expect(others).toHaveLength(3)
  })

  it('sends each once, also from two processes, and blanks what has left', async () => {
    const mail = new RecordingMail()
    for (let index = 0; index < 12; index++) await queue(`m${index}`)
    await Promise.all([dispatcher({ mail }).drain(), dispatcher({ mail }).drain()])
    expect(mail.sent).toHaveLength(12)
    expect(new Set(mail.sent.map(({ id }) => id)).size).toBe(12)
    const [row] = await all()
    expect(row).toMatchObject({ state: 'sent', providerId: `p-${row?.id}`, text: null, html: null, data: {} })
  })

  it('waits for a slow provider with five messages at once, and stops when the last of them is through', async () => {
    const held: (() => void)[] = []
    const mail: Mail = {
      send: () => new Promise((sent) => held.push(() => sent({}))),
    }
    for (let index = 0; index < 6; index++) await queue(`m${index}`, `m${index}@b.test`)
    const worker = dispatcher({ mail })
    const draining = worker.drain()
    await expect.poll(() => held.length).toBe(5)
    const stopping = worker.stop()
    for (const send of held) send()
    await Promise.all([stopping, draining])
    expect((await all()).map(({ state }) => state)).toEqual([...Array(5).fill('sent'), 'queued'])
    expect(held).toHaveLength(5)
  })

  it('does not wait for ever where it is stopped: what was given and is not answered counts, and rests for as long as a lease', async () => {
    const mail: Mail = { send: () => new Promise(() => undefined) }
    await queue('asked')
    const worker = testDispatcher({ database, bus, render, storage, mail, patience: 100 })
    void worker.drain()
    await expect.poll(async () => (await all())[0]?.nextAttemptAt.getTime()).toBeGreaterThan(Date.now() + 60_000)
    await worker.stop()
    const [asked] = await all()
    expect(asked).toMatchObject({ state: 'queued', attempts: 1, lastError: expect.stringMatching(/^AnswerMissing/) })
    expect(asked?.nextAttemptAt.getTime()).toBeGreaterThan(Date.now() + 100_000)
  })

  it('gives back what goes to the same place where it is stopped, or has held it for long', async () => {
    const held: (() => void)[] = []
    const leases: (Date | undefined)[] = []
    const mail: Mail = {
      async send() {
        leases.push((await all()).at(-1)?.nextAttemptAt)
        await new Promise<void>((sent) => held.push(sent))
        return {}
      },
    }
    for (const name of ['one', 'two', 'three']) await queue(name, 'same@b.test')
    const worker = dispatcher({ mail, hold: 0 })
    const draining = worker.drain()
    for (const turn of [1, 2]) {
      await expect.poll(() => held.length).toBe(turn)
      if (turn === 1) held[0]?.()
    }
    // claimed anew before it was begun
    expect(Number(leases[1])).toBeGreaterThan(Number(leases[0]))
    const stopping = worker.stop()
    held[1]?.()
    await Promise.all([stopping, draining])
    const now = new Date(Date.now() + 1000)
    expect((await all()).map(({ state, nextAttemptAt }) => [state, state === 'sent' || nextAttemptAt < now])).toEqual([
      ['sent', true],
      ['sent', true],
      ['queued', true],
    ])
  })

  it('stays sent where a process that stood still meanwhile reports a failure, or gives it back', async () => {
    await queue('k1')
    const [{ id, data } = { id: '', data: {} }] = await claimDue(database.sql, 'email', 5)
    await markSent(database.sql, id, {}, { subject: 'welcome fr', text: 'Hello' })
    const sent = await all()
    expect(await markFailed(database.sql, { id, data }, { error: 'the connection is lost', counts: true })).toBe(false)
    await release(database.sql, [id])
    expect(await all()).toEqual(sent)
  })

  it('parks after ten tries what the provider refuses, and sends the others meanwhile', async () => {
    const mail = new RecordingMail()
    mail.failure = ({ to }) => (to === 'poison@b.test' ? new MessageRefused('no such mailbox') : undefined)
    await queue('poison', 'poison@b.test')
    await queue('good')
    const worker = dispatcher({ mail })
    for (let round = 0; round < 12; round++) {
      await worker.drain()
      await makeDue()
    }
    const [poison, good] = await all()
    expect(poison).toMatchObject({ state: 'parked', attempts: 10, lastError: 'MessageRefused: no such mailbox' })
    expect(good).toMatchObject({ state: 'sent', attempts: 1 })
    expect(mail.tries).toBe(11)
  })

  it('does not wait for its provider while that one has put it off, and does while it is away', async () => {
    const mail = new RecordingMail()
    mail.failure = ({ to }) => (to === 'full@b.test' ? new MessageRefused('full', { retryAfter: 300 }) : undefined)
    await queue('full', 'full@b.test')
    const written = { createdAt: sql`now() - interval '1 hour'` }
    const oldest = async () => Number((await readBacklog(database.sql))[0]?.oldestSeconds)
    await database.sql.update(outbox).set(written)
    await dispatcher({ mail }).drain()
    expect(await oldest()).toBe(0)
    await queue('lost')
    await database.sql.update(outbox).set(written)
    mail.failure = () => new Error('connection refused')
    await dispatcher({ mail }).drain()
    expect(await oldest()).toBeGreaterThan(3590)
    // by hand it begins anew
    await database.sql.update(outbox).set({ dueAt: null, nextAttemptAt: sql`now() + interval '1 hour'` })
    await sendAgain(database.sql, undefined)
    expect(await oldest()).toBeLessThan(60)
  })

  it('parks a message that cannot be put into words', async () => {
    await queue('wordless', 'a@b.test', 'broken')
    const worker = dispatcher()
    for (let round = 0; round < 11; round++) {
      await worker.drain()
      await makeDue()
    }
    expect((await all())[0]).toMatchObject({ state: 'parked', lastError: 'Error: no such word' })
  })

  it('waits longer after each failure', async () => {
    const mail = new RecordingMail()
    mail.failure = () => new MessageRefused('later')
    await queue('slow')
    const worker = dispatcher({ mail })
    const waits: number[] = []
    for (let round = 0; round < 4; round++) {
      await worker.drain()
      const [row] = await database.sql
        .select({ wait: sql<number>`round(extract(epoch from next_attempt_at - now()))` })
        .from(outbox)
      waits.push(Number(row?.wait))
      await makeDue()
    }
    expect(waits).toEqual([2, 4, 8, 16])
  })

  it('stops asking a provider that is away, without using up the tries', async () => {
    const mail = new RecordingMail()
    mail.failure = () => new Error('connection refused')
    const worker = dispatcher({ mail })
    // one that fails before the others come
    await queue('m0')
    await worker.drain()
    for (let index = 1; index < 8; index++) await queue(`m${index}`, `m${index}@b.test`)
    for (let round = 0; round < 20; round++) {
      await worker.drain()
      await makeDue()
    }
    expect(mail.tries).toBe(5)
    // an hour on: one message asks after each pause, and is none the worse for it
    vi.useFakeTimers({ toFake: ['Date'] })
    for (let pause = 0; pause < 12; pause++) {
      vi.setSystemTime(Date.now() + 301_000)
      await makeDue()
      await worker.drain()
    }
    expect(mail.tries).toBe(17)
    expect((await all()).every(({ state, attempts }) => state === 'queued' && attempts <= 1)).toBe(true)
  })

  it('counts each try that may have left, also of a provider that is left alone: none leaves for days', async () => {
    const mail = new RecordingMail()
    mail.failure = () => new AnswerMissing('late')
    const worker = dispatcher({ mail })
    await queue('m0')
    vi.useFakeTimers({ toFake: ['Date'] })
    for (let pause = 0; pause < 20; pause++) {
      await worker.drain()
      vi.setSystemTime(Date.now() + 301_000)
      await makeDue()
    }
    expect(mail.tries).toBe(10)
    expect(await all()).toMatchObject([{ state: 'parked', attempts: 10, lastError: 'AnswerMissing: late' }])
  })

  it('forgets what would say what is no longer so, also where somebody sends it again by hand', async () => {
    const mail = new RecordingMail()
    const arrives = (key: string, until: Date) => queue(key, 'a@b.test', 'welcome', 'email', 'awaited', { until })
    await arrives('past', new Date(Date.now() - 1))
    await arrives('ahead', new Date(Date.now() + 60_000))
    await dispatcher({ mail }).drain()
    expect(await all()).toMatchObject([{ dedupeKey: 'ahead', state: 'sent' }])
    await database.sql.update(outbox).set({ state: 'parked', usefulUntil: sql`now()`, data: { name: 'ahead' } })
    expect(await sendAgain(database.sql, hasId((await all())[0]?.id ?? ''))).toEqual([])
    expect(await all()).toMatchObject([{ state: 'parked' }])
    expect(mail.tries).toBe(1)
  })

  it('gives up after two days of a provider that is away, and writes to nobody late', async () => {
    const mail = new RecordingMail()
    mail.failure = () => new Error('connection refused')
    await queue('old')
    await queue('new')
    const twoDaysAgo = sql`now() - interval '49 hours'`
    await database.sql.update(outbox).set({ createdAt: twoDaysAgo }).where(eq(outbox.dedupeKey, 'old'))
    await dispatcher({ mail }).drain()
    const [old, fresh] = await all()
    expect(old).toMatchObject({ state: 'parked', lastError: 'Error: connection refused' })
    expect(fresh).toMatchObject({ state: 'queued', attempts: 1 })
  })
})
