import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addHours, addSeconds, subSeconds } from 'date-fns'
import { sql } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDispatcher } from '../../../test/dispatcher'
import { testBus, testDatabase } from '../../../test/database'
import { createBrowser, startPushServer } from '../../../test/push-server'
import type { PushServer } from '../../../test/push-server'
import { readConfig } from '../../config'
import type { Database } from '../db/database'
import { queueMessage } from '../outbox'
import { outbox } from '../outbox/table'
import { choosePush } from './choose'
import { createPushDelivery } from './delivery'
import type { Push, PushAddress } from './push'

const folder = mkdtempSync(join(tmpdir(), 'volant-push-'))
const bus = testBus()
const subscribed = new Map<string, PushAddress>()
const subscriptions = {
  find: async (id: string) => subscribed.get(id),
  drop: async (id: string) => void subscribed.delete(id),
}
let server: PushServer
let database: Database
let push: Push
let until: Date

const configured = (more: object = {}) =>
  readConfig({ DEMO: '1', DATA_DIR: folder, PUSH_SERVICES: server.origin, SUPPORT_EMAIL: 'aide@volant.fr', ...more })

beforeAll(async () => {
  server = await startPushServer()
  database = await testDatabase(bus)
  push = choosePush(configured())
})
beforeEach(async () => {
  push = choosePush(configured())
  until = addHours(new Date(), 3)
  server.received.length = 0
  subscribed.clear()
  await database.sql.delete(outbox)
})
afterAll(async () => {
  server.close()
  await database.close()
  rmSync(folder, { recursive: true })
})

const dispatcher = () =>
  testDispatcher({
    database,
    bus,
    push: createPushDelivery(push, subscriptions),
    render: async (_template, _language, { name }) => ({
      subject: `Mission ${String(name)}`,
      text: 'Prise en charge à Nîmes',
      push: { url: '/driver/missions/1', tag: 'mission-1', urgent: true, until },
    }),
  })

async function queued(name: string, to = name, notBefore?: Date): Promise<void> {
  await database.tx(async (tx) =>
    queueMessage(tx, {
      channel: 'push',
      to,
      language: 'fr',
      template: 't',
      data: { name },
      dedupeKey: uuid(),
      urgency: 'notice',
      ...(notBefore && { notBefore }),
    }),
  )
}
const rows = () => database.sql.select().from(outbox).orderBy(outbox.id)
const makeDue = () => database.sql.update(outbox).set({ nextAttemptAt: sql`now()` })

describe('a notice', () => {
  it('comes to the browser that subscribed, readable by nobody else, signed with the key it subscribed with', async () => {
    subscribed.set('one', server.subscribe('one'))
    await queued('one')
    await dispatcher().drain()
    expect(server.received).toMatchObject([
      {
        name: 'one',
        notice: {
          title: 'Mission one',
          body: 'Prise en charge à Nîmes',
          url: '/driver/missions/1',
          tag: 'mission-1',
        },
        urgency: 'high',
        topic: expect.stringMatching(/^[\w-]{1,32}$/) as string,
        key: push.publicKey,
        claims: { aud: server.origin, sub: 'mailto:aide@volant.fr' },
      },
    ])
    const [{ ttl, claims } = { ttl: 0, claims: {} }] = server.received
    expect(ttl).toBeGreaterThan(3 * 3600 - 30)
    expect(ttl).toBeLessThanOrEqual(3 * 3600)
    expect(claims.exp).toBeLessThanOrEqual(Date.now() / 1000 + 86_400)
    expect(await rows()).toMatchObject([{ state: 'sent', subject: 'Mission one', text: null, data: {} }])
  })

  it('is held back until its time', async () => {
    subscribed.set('one', server.subscribe('one'))
    await queued('one', 'one', addSeconds(new Date(), 60))
    await dispatcher().drain()
    expect(server.received).toEqual([])
    await makeDue()
    await dispatcher().drain()
    expect(server.received).toHaveLength(1)
  })

  it.each([404, 410])(
    'to a subscription that ended (%i) is forgotten with it, and nothing is tried again',
    async (status) => {
      const name = `gone-${status}`
      subscribed.set(name, server.subscribe(name)).set('one', server.subscribe('one'))
      server.answer(name, status)
      await queued(name)
      await queued('again', name)
      await queued('one')
      const calls = server.calls()
      await dispatcher().drain()
      expect(server.calls() - calls).toBe(2)
      expect([...subscribed.keys()]).toEqual(['one'])
      expect(await rows()).toMatchObject([{ recipient: 'one', state: 'sent' }])
    },
  )

  it.each([429, 503, 403])('that is put off with %i waits, is put into words again, and comes', async (status) => {
    const name = `busy-${status}`
    subscribed.set(name, server.subscribe(name))
    server.answer(name, status)
    await queued(name)
    await dispatcher().drain()
    expect(await rows()).toMatchObject([
      { state: 'queued', attempts: 1, lastError: expect.stringContaining(`${status}`) as string },
    ])
    expect([...subscribed.keys()]).toEqual([name])
    server.answer(name, 201)
    await makeDue()
    await dispatcher().drain()
    expect(server.received).toMatchObject([{ name, notice: { title: `Mission ${name}`, url: '/driver/missions/1' } }])
  })

  it.each([
    ['120', 120],
    [() => new Date(Date.now() + 120_000).toUTCString(), 118],
    ['soon', 0],
  ])('that a service does not want before its time (%s) waits so long', async (retryAfter, atLeast) => {
    subscribed.set('busy', server.subscribe('busy'))
    server.answer('busy', 429, { 'retry-after': typeof retryAfter === 'string' ? retryAfter : retryAfter() })
    await queued('busy')
    await dispatcher().drain()
    const [row] = await database.sql
      .select({ wait: sql<number>`round(extract(epoch from next_attempt_at - now()))` })
      .from(outbox)
    expect(Number(row?.wait)).toBeGreaterThanOrEqual(atLeast)
    expect(Number(row?.wait)).toBeLessThanOrEqual(atLeast === 0 ? 2 : 120)
  })

  it('that is too large for its service is parked in the end, and says nothing of the service', async () => {
    subscribed.set('large', server.subscribe('large')).set('one', server.subscribe('one'))
    server.answer('large', 413)
    await queued('large')
    const worker = dispatcher()
    for (let round = 0; round < 12; round++) {
      await worker.drain()
      await makeDue()
    }
    await queued('one')
    await worker.drain()
    expect(await rows()).toMatchObject([
      { state: 'parked', attempts: 10, lastError: 'MessageRefused: push service 413' },
      { state: 'sent', recipient: 'one' },
    ])
  })

  it('waits for its own service, while another one takes what is for it', async () => {
    const other = await startPushServer()
    push = choosePush(configured({ PUSH_SERVICES: `${server.origin},${other.origin}` }))
    const names = Array.from({ length: 8 }, (_, index) => `away-${index}`)
    for (const name of names) {
      subscribed.set(name, other.subscribe(name))
      other.answer(name, 503)
      await queued(name)
    }
    const worker = dispatcher()
    for (let round = 0; round < 4; round++) {
      await worker.drain()
      await makeDue()
    }
    // five failures, then it is left alone; nobody's tries are used up by it
    expect(other.calls()).toBe(5)
    expect(worker.isHeldBack('push')).toBe(true)
    expect((await rows()).every(({ state, attempts }) => state === 'queued' && attempts <= 1)).toBe(true)
    subscribed.set('one', server.subscribe('one'))
    await queued('one')
    await worker.drain()
    expect(server.received).toMatchObject([{ name: 'one' }])
    expect(worker.isHeldBack('push')).toBe(true)
    other.close()
  })

  it('is not sent where a service leads elsewhere', async () => {
    subscribed.set('moved', server.subscribe('moved'))
    server.answer('moved', 307)
    await queued('moved')
    const calls = server.calls()
    await dispatcher().drain()
    expect(server.calls() - calls).toBe(1)
    expect(await rows()).toMatchObject([{ state: 'queued', attempts: 1 }])
  })

  it('never goes to an address of no push service, nor to keys that are none', async () => {
    const other = await startPushServer()
    subscribed.set('evil', other.subscribe('evil'))
    subscribed.set('broken', { ...server.subscribe('broken'), keys: { p256dh: 'x', auth: 'y' } })
    await queued('evil')
    await queued('broken')
    await dispatcher().drain()
    expect(other.calls()).toBe(0)
    expect(server.received).toEqual([])
    expect(subscribed.size).toBe(0)
    expect(await rows()).toEqual([])
    other.close()
  })

  it('is forgotten when its time is over or nobody has subscribed any more', async () => {
    until = subSeconds(new Date(), 1)
    subscribed.set('one', server.subscribe('one'))
    await queued('one')
    await queued('nobody')
    const calls = server.calls()
    await dispatcher().drain()
    expect(server.calls()).toBe(calls)
    expect(await rows()).toEqual([])
  })
})

describe('the key that notices are signed with', () => {
  it('is made once, readable by the server alone', () => {
    const path = join(folder, 'push.key')
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(choosePush(configured()).publicKey).toBe(push.publicKey)
    expect(Buffer.from(push.publicKey, 'base64url')).toHaveLength(65)
  })

  it('is the configured one where there is one, and another is refused by name', () => {
    const kept = readFileSync(join(folder, 'push.key'), 'utf8')
    const elsewhere = mkdtempSync(join(tmpdir(), 'volant-push-'))
    expect(choosePush(configured({ DATA_DIR: elsewhere, PUSH_PRIVATE_KEY: kept })).publicKey).toBe(push.publicKey)
    rmSync(elsewhere, { recursive: true })
    expect(() => configured({ PUSH_PRIVATE_KEY: createBrowser().keys.auth })).toThrow(
      'PUSH_PRIVATE_KEY must be 32 bytes',
    )
    const zeros = Buffer.alloc(32).toString('base64url')
    expect(() => choosePush(configured({ PUSH_PRIVATE_KEY: zeros }))).toThrow('PUSH_PRIVATE_KEY must be a key of P-256')
  })
})
