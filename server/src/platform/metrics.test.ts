import { addHours, subHours } from 'date-fns'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onPostgres, testBus, testDatabase } from '../../test/database'
import type { Database } from './db/database'
import { addGauges } from './gauges'
import { addReading, createMetrics } from './http/metrics'
import type { LastBackup } from './http/metrics'
import { queueMessage } from './outbox'
import type { NewMessage } from './outbox'
import { outbox } from './outbox/table'

let database: Database
beforeAll(async () => {
  database = await testDatabase(testBus())
})
afterAll(() => database.close())

/** Lines of one figure, as Prometheus reads them. */
async function shown(metrics: ReturnType<typeof createMetrics>, name: string): Promise<string[]> {
  const text = await metrics.registry.metrics()
  return text.split('\n').filter((line) => line.startsWith(`${name}{`))
}

function queue(key: string, more: Pick<NewMessage, 'notBefore'> = {}) {
  const message = { channel: 'email', to: 'a@b.test', language: 'fr', template: 'welcome', urgency: 'notice' } as const
  return database.tx(async (tx) => queueMessage(tx, { ...message, ...more, data: {}, dedupeKey: key }))
}

/** Seconds since the oldest mail is due. */
async function oldestMail(): Promise<number> {
  const metrics = createMetrics()
  addGauges(metrics.registry, { db: database, outbox: { isHeldBack: () => false } })
  const [oldest = ''] = await shown(metrics, 'outbox_oldest_waiting_seconds')
  return Number(oldest.split(' ')[1])
}

describe('what is looked up when somebody asks', () => {
  it('shows what waits in the outbox, how long, and what is parked', async () => {
    for (const key of ['old', 'new', 'parked', 'sent']) await queue(key)
    await database.sql.update(outbox).set({
      createdAt: sql`CASE dedupe_key WHEN 'old' THEN now() - interval '1 hour' ELSE now() END`,
      state: sql`CASE WHEN dedupe_key IN ('parked', 'sent') THEN dedupe_key ELSE 'queued' END`,
    })
    const metrics = createMetrics()
    addGauges(metrics.registry, { db: database, outbox: { isHeldBack: (channel) => channel === 'sms' } })
    expect(await shown(metrics, 'outbox_waiting_messages')).toEqual([
      'outbox_waiting_messages{channel="email"} 2',
      'outbox_waiting_messages{channel="sms"} 0',
      'outbox_waiting_messages{channel="push"} 0',
    ])
    expect(await shown(metrics, 'outbox_parked_messages')).toContain('outbox_parked_messages{channel="email"} 1')
    const oldest = await oldestMail()
    expect(oldest).toBeGreaterThan(3599)
    expect(oldest).toBeLessThan(3700)
    expect(await shown(metrics, 'provider_breaker_open')).toEqual([
      'provider_breaker_open{channel="email"} 0',
      'provider_breaker_open{channel="sms"} 1',
      'provider_breaker_open{channel="push"} 0',
    ])
  })

  it('reckons from when a message was due: of a night that ends at seven nobody is woken', async () => {
    await database.sql.delete(outbox)
    await queue('morning', { notBefore: addHours(new Date(), 10) })
    const written = { createdAt: sql`now() - interval '10 hours'` }
    await database.sql.update(outbox).set(written)
    expect(await oldestMail()).toBe(0)
    await database.sql.delete(outbox)
    await queue('late', { notBefore: subHours(new Date(), 1) })
    await database.sql.update(outbox).set(written)
    const late = await oldestMail()
    expect(late).toBeGreaterThan(3599)
    expect(late).toBeLessThan(3700)
  })

  it('shows the connections of each pool, and none where the database has but one', async () => {
    // asks the database as well, and is no request that waits
    const metrics = createMetrics(async () => {
      await database.sql.execute(sql`SELECT 1`)
      return undefined
    })
    addGauges(metrics.registry, { db: database, outbox: { isHeldBack: () => false } })
    const limits = await shown(metrics, 'database_connections_limit')
    const expected = ['requests"} 16', 'prepared"} 16', 'exports"} 4']
    expect(limits).toEqual(onPostgres ? expected.map((end) => `database_connections_limit{pool="${end}`) : [])
    if (!onPostgres) return
    const open = database.tx(async () => shown(metrics, 'database_connections_used'))
    expect(await open).toContain('database_connections_used{pool="requests"} 1')
    expect(await shown(metrics, 'database_connections_used')).toContain('database_connections_used{pool="requests"} 0')
    expect(await shown(metrics, 'database_connections_waiting')).toContain(
      'database_connections_waiting{pool="requests"} 0',
    )
  })

  it('says that no backup was made once the database says so, and keeps what it said', async () => {
    const told: (() => ReturnType<LastBackup>)[] = [
      () => Promise.reject(new Error('away')),
      async () => undefined,
      async () => ({ startedAt: new Date('2026-03-14T02:17:00Z'), filesLost: 2 }),
      () => Promise.reject(new Error('away')),
    ]
    let ask = told[0]
    const metrics = createMetrics(async () => ask?.())
    const figures: string[][] = []
    for (ask of told) {
      const lines = (await metrics.registry.metrics()).split('\n')
      figures.push(lines.filter((line) => line.startsWith('backup_')))
    }
    const made = ['backup_timestamp_seconds 1773454620', 'backup_files_lost 2']
    expect(figures).toEqual([[], ['backup_timestamp_seconds 0', 'backup_files_lost 0'], made, made])
  })

  it('leaves out what cannot be read now, and shows the rest', async () => {
    const metrics = createMetrics()
    let away = false
    addReading(metrics.registry, {
      name: 'sometimes',
      help: 'A figure whose source may be away',
      label: 'part',
      read: () => {
        if (away) throw new Error('away')
        return { one: 1 }
      },
    })
    expect(await shown(metrics, 'sometimes')).toEqual(['sometimes{part="one"} 1'])
    away = true
    expect(await shown(metrics, 'sometimes')).toEqual([])
    expect(await metrics.registry.metrics()).toContain('process_resident_memory_bytes')
  })
})
