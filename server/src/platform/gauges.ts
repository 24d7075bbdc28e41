import type { Registry } from 'prom-client'
import type { Database } from './db/database'
import { addReading } from './http/metrics'
import type { Dispatcher } from './outbox/dispatcher'
import { CHANNELS } from './outbox/message'
import { readBacklog } from './outbox/store'

interface Watched {
  readonly db: Pick<Database, 'pools' | 'replica' | 'sql'>
  readonly outbox: Pick<Dispatcher, 'isHeldBack'>
}

/** Finding what is parked reads through all that was sent in a month: once a minute is enough. */
const BACKLOG_MS = 60_000

/** What the database, the outbox and the providers behind it say of themselves when somebody asks for the metrics. */
export function addGauges(registry: Registry, { db, outbox }: Watched): void {
  const ofPools = (figure: 'used' | 'waiting' | 'limit') => () =>
    Object.fromEntries(db.pools().map((pool) => [pool.name, pool[figure]]))
  addReading(registry, {
    name: 'database_connections_used',
    help: 'Connections to PostgreSQL at work, by pool',
    label: 'pool',
    read: ofPools('used'),
  })
  addReading(registry, {
    name: 'database_connections_waiting',
    help: 'Requests that wait for a connection, by pool',
    label: 'pool',
    read: ofPools('waiting'),
  })
  addReading(registry, {
    name: 'database_connections_limit',
    help: 'Most connections, by pool',
    label: 'pool',
    read: ofPools('limit'),
  })

  addReading(registry, {
    name: 'database_lag_seconds',
    help: 'How old rows of the copy for reading may be, at most; left out while it does not answer',
    label: 'database',
    read(): Record<string, number> {
      const lag = db.replica?.lag()
      return lag === undefined ? {} : { replica: lag / 1000 }
    },
  })

  let backlog: { readonly until: number; readonly rows: ReturnType<typeof readBacklog> } | undefined
  async function ofBacklog(figure: 'queued' | 'parked' | 'oldestSeconds') {
    if (backlog === undefined || backlog.until < Date.now())
      backlog = { until: Date.now() + BACKLOG_MS, rows: readBacklog(db.sql) }
    const { rows } = backlog
    try {
      const known = new Map((await rows).map((row) => [row.channel, row[figure]]))
      return Object.fromEntries(CHANNELS.map((channel) => [channel, known.get(channel) ?? 0]))
    } catch (error) {
      backlog = undefined
      throw error
    }
  }
  addReading(registry, {
    name: 'outbox_waiting_messages',
    help: 'Messages not sent yet, by channel; the same in every process',
    label: 'channel',
    read: () => ofBacklog('queued'),
  })
  addReading(registry, {
    name: 'outbox_oldest_waiting_seconds',
    help: 'Since when the oldest message not sent yet is due, by channel; 0 where none is',
    label: 'channel',
    read: () => ofBacklog('oldestSeconds'),
  })
  addReading(registry, {
    name: 'outbox_parked_messages',
    help: 'Messages parked for people to look at, by channel; without those given up',
    label: 'channel',
    read: () => ofBacklog('parked'),
  })
  addReading(registry, {
    name: 'provider_breaker_open',
    help: '1 while a provider of messages is away and is asked only now and then, by channel',
    label: 'channel',
    read: () => Object.fromEntries(CHANNELS.map((channel) => [channel, outbox.isHeldBack(channel) ? 1 : 0])),
  })
}
