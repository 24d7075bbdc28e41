import { hostname } from 'node:os'
import { performance } from 'node:perf_hooks'
import type { upkeepState } from '@volant/contract/rest/upkeep'
import type { CallOutput } from '@volant/contract/rest/verb'
import { isBackupOld } from '@volant/domain/upkeep/lateness'
import { sql } from 'drizzle-orm'
import { LOCATIONS } from '../../../locations'
import { newestBackup } from '../../../platform/backup/last'
import { lastMigration } from '../../../platform/db/migrate'
import { rows } from '../../../platform/db/rows'
import type { Health } from '../../../platform/http/service'
import { CHANNELS } from '../../../platform/outbox/message'
import type { Channel } from '../../../platform/outbox/message'
import { countSendable } from '../../../platform/outbox/states'
import { readBacklog } from '../../../platform/outbox/store'
import type { Platform } from '../../../platform/platform'
import { productVersion } from '../../../version'

/** What the open product says of itself. */
export interface Running {
  readonly health: Health
  readonly outbox: { isHeldBack(channel: Channel): boolean }
}

/** Who takes the messages of each channel; `outbox` keeps them here. */
function sendersOf({ SMTP_URL, SMS_PROVIDER }: Platform['config']): Readonly<Record<Channel, string>> {
  return { email: SMTP_URL === undefined ? 'outbox' : 'smtp', sms: SMS_PROVIDER, push: 'web push' }
}

async function backlogOf(db: Platform['db']) {
  const [channels, sendable] = await Promise.all([readBacklog(db.sql), countSendable(db.sql)])
  const sum = (figure: 'queued' | 'parked') => channels.reduce((all, row) => all + Number(row[figure]), 0)
  const oldestSeconds = Math.max(0, ...channels.map((row) => Number(row.oldestSeconds)))
  const sendableOf = (channel: Channel) => sendable.find((row) => row.channel === channel)?.count ?? 0
  return {
    waiting: sum('queued'),
    parked: sum('parked'),
    sendable: { email: sendableOf('email'), sms: sendableOf('sms'), push: sendableOf('push') },
    oldestSeconds,
  }
}

async function databaseOf({ engine, sql: db }: Platform['db']) {
  const [found] = await rows<{ version: string }>(db, sql`SELECT current_setting('server_version') AS version`)
  // a distribution writes its own name behind the number
  const version = found?.version.split(' ')[0] ?? ''
  return { engine: engine === 'pglite' ? ('embedded' as const) : ('postgresql' as const), version }
}

/** The strip above the page: this process, what all processes share, and what waits. */
export async function stateOf(
  { config, db, clock }: Platform,
  running: Running | undefined,
): Promise<CallOutput<typeof upkeepState>> {
  const [database, migration, backup, parts, outbox] = await Promise.all([
    databaseOf(db),
    lastMigration(db.sql, LOCATIONS.migrations),
    newestBackup(db),
    running?.health() ?? {},
    backlogOf(db),
  ])
  const senders = sendersOf(config)
  const old = isBackupOld(backup?.startedAt, clock.now())
  return {
    version: productVersion(),
    node: process.version,
    host: hostname(),
    startedAt: new Date(performance.timeOrigin).toISOString(),
    database,
    migration,
    backup: backup ? { startedAt: backup.startedAt.toISOString(), bytes: backup.bytes, old } : null,
    parts,
    providers: CHANNELS.map((channel) => ({
      channel,
      to: senders[channel],
      away: running?.outbox.isHeldBack(channel) ?? false,
    })),
    outbox,
  }
}
