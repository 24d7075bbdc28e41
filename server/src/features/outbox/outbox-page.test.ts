import type { FastifyInstance } from 'fastify'
import { outbox as outboxVerb } from '@volant/contract/rest/service'
import { ALLOWED } from '@volant/domain/kernel/decision'
import { eq } from 'drizzle-orm'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDispatcher } from '../../../test/dispatcher'
import { testBus, testDatabase } from '../../../test/database'
import { outbox } from '../../platform/outbox/table'
import type { Database } from '../../platform/db/database'
import { createMetrics } from '../../platform/http/metrics'
import { openRoutes } from '../../platform/http/routes'
import { createHttpServer } from '../../platform/http/server'
import { createLogger } from '../../platform/log/logger'
import { createGuard } from '../../platform/operations/guard'
import { createLimiter } from '../../platform/operations/limits'
import { queueMessage } from '../../platform/outbox'
import { outboxDoor } from './doors'

const bus = testBus()
const log = createLogger('silent')
const servers: FastifyInstance[] = []
let database: Database

async function server(demo: boolean): Promise<FastifyInstance> {
  const rules = {
    operations: { 'GET /dev/outbox': { anonymous: true, demo: true } },
    mayEverCall: () => ALLOWED,
    mayCallByRank: () => ALLOWED,
  } as const
  const web = { origins: [], https: false, mapOrigins: [], publicLinks: [], chatOrigins: [], trustProxy: 0 }
  const http = await createHttpServer({ ...web, bodyLimit: 1000 }, log, createMetrics())
  await openRoutes(http, {
    catalogue: { operations: [outboxDoor(database, { fileUrl: (key) => `/files/${key}` })], rules },
    guard: createGuard({ rules, limiter: createLimiter(), demo, production: true }),
    authenticator: { authenticate: async () => ({ role: 'ANONYMOUS' }) },
  })
  servers.push(http)
  return http
}

beforeAll(async () => {
  database = await testDatabase(bus)
  const dispatcher = testDispatcher({
    database,
    bus,
    storage: { read: async () => Readable.from('%PDF') },
    render: async (template, _language, { text }) => ({
      subject: `Sujet ${template}`,
      text: String(text),
      html: '<p onclick="x">"Bonjour"</p>',
    }),
  })
  const common = { language: 'fr', template: 't', urgency: 'notice' } as const
  await database.tx(async (tx) => {
    const data = { text: 'Bonjour <b>Ann</b>, suivez https://volant.test/t/abc?x=1&y=2.' }
    queueMessage(tx, { ...common, channel: 'email', to: 'ann@b.test', data, dedupeKey: '1' })
  })
  await database.tx(async (tx) =>
    queueMessage(tx, { ...common, channel: 'sms', to: '+33612345678', data: { text: 'Code' }, dedupeKey: '2' }),
  )
  await dispatcher.drain()
})
afterAll(async () => {
  await Promise.all(servers.map((http) => http.close()))
  await database.close()
})

describe('the outbox page', () => {
  it('gives JSON as the contract says, newest first', async () => {
    const demo = await server(true)
    const response = await demo.inject({ url: '/dev/outbox', headers: { accept: 'application/json' } })
    const messages = outboxVerb.replies[200].parse(response.json())
    expect(messages).toMatchObject([
      { channel: 'sms', to: '+33612345678', subject: null, text: 'Code' },
      { channel: 'email', to: 'ann@b.test', subject: 'Sujet t', html: '<p onclick="x">"Bonjour"</p>' },
    ])
  })

  it('is a page for browsers, in which a message is text and its addresses are links', async () => {
    const demo = await server(true)
    const response = await demo.inject({ url: '/dev/outbox', headers: { accept: 'text/html,*/*;q=0.8' } })
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.body).toContain('Bonjour &lt;b&gt;Ann&lt;/b&gt;')
    expect(response.body).toContain('<a href="https://volant.test/t/abc?x=1&amp;y=2">')
    expect(response.body).toContain('srcDoc="&lt;p onclick=&quot;x&quot;&gt;')
    expect(response.body).not.toContain('<p onclick')
  })

  it('says which message waits for another try and which one has failed for good', async () => {
    const common = { channel: 'email', language: 'fr', template: 't', urgency: 'notice', data: { text: 'x' } } as const
    await database.tx(async (tx) => queueMessage(tx, { ...common, to: 'later@b.test', dedupeKey: 'later' }))
    await database.tx(async (tx) => queueMessage(tx, { ...common, to: 'never@b.test', dedupeKey: 'never' }))
    const failed = { attempts: 3, lastError: 'Error: <refused>' }
    await database.sql.update(outbox).set(failed).where(eq(outbox.dedupeKey, 'later'))
    await database.sql
      .update(outbox)
      .set({ ...failed, state: 'parked', attempts: 10 })
      .where(eq(outbox.dedupeKey, 'never'))
    const demo = await server(true)
    const page = await demo.inject({ url: '/dev/outbox', headers: { accept: 'text/html' } })
    expect(page.body).toContain('<p class="queued">en attente, tentatives\u00a0: 3 · Error: &lt;refused&gt;</p>')
    expect(page.body).toContain('<p class="parked">échec, tentatives\u00a0: 10 · Error: &lt;refused&gt;</p>')
    const headers = { accept: 'text/html', 'accept-language': 'en' }
    const english = await demo.inject({ url: '/dev/outbox', headers })
    expect(english.body).toContain('<html lang="en">')
    expect(english.body).toContain('<p class="queued">waiting, attempts: 3 · Error: &lt;refused&gt;</p>')
    const json = await demo.inject({ url: '/dev/outbox', headers: { accept: 'application/json' } })
    expect(json.body).not.toContain('refused')
  })

  it('does not exist outside the demo', async () => {
    const real = await server(false)
    for (const accept of ['application/json', 'text/html'])
      expect((await real.inject({ url: '/dev/outbox', headers: { accept } })).statusCode).toBe(404)
  })
})
