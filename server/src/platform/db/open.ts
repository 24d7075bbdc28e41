import { existsSync, mkdirSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Bus } from '../bus'
import { createDatabase } from './database'
import type { Database, Engine } from './database'
import { takeFolder } from './guard'
import { migrate } from './migrate'
import { openPostgres, withoutLimits } from './postgres'
import type { FollowPool } from './postgres'
import { openReplica } from './replica/open'
import type { ReplicaSettings } from './replica/watch'

export interface DatabaseSettings {
  /** PostgreSQL when set. */
  readonly url?: string | undefined
  /** Folder of the embedded database. */
  readonly folder: string
  /** Where the SQL files are. */
  readonly migrations: string
  /** The archive of an initialised, migrated data directory: unpacking it takes a tenth of making one. */
  readonly template?: string
  readonly relaxed?: boolean
  /** A copy of the PostgreSQL for reads that may be old. */
  readonly replica?: ReplicaSettings | undefined
  /** Follows the statements of PostgreSQL. */
  readonly follow?: FollowPool
}

/** A process on PostgreSQL never needs it. */
const loadPglite = () => import('./pglite')

async function unpackTemplate(template: string, folder: string): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION')) || !existsSync(template)) return
  // aside and renamed: a kill in the middle leaves no half-made database behind
  const aside = `${folder}.new`
  await rm(aside, { recursive: true, force: true })
  mkdirSync(aside, { recursive: true })
  const { extract } = await import('tar')
  await extract({ file: template, cwd: aside })
  await rm(folder, { recursive: true, force: true })
  await rename(aside, folder)
}

/**
 * The engine with its database as it stands, of whatever version.
 * @param settings without a template a new folder gets a database without tables
 */
export async function openEngine(settings: Omit<DatabaseSettings, 'migrations'>): Promise<Engine> {
  if (settings.url !== undefined) return openPostgres(settings.url, settings)
  mkdirSync(dirname(settings.folder), { recursive: true })
  const giveBack = await takeFolder(settings.folder)
  if (settings.template !== undefined) await unpackTemplate(settings.template, settings.folder)
  const { openPglite } = await loadPglite()
  const engine = await openPglite({ folder: settings.folder, relaxed: settings.relaxed ?? false })
  return {
    ...engine,
    async close() {
      await engine.close()
      giveBack()
    },
  }
}

/** The product's database: PostgreSQL where one is configured, else the embedded one in its guarded folder. */
export async function openDatabase(settings: DatabaseSettings, bus: Bus): Promise<Database> {
  const { url, migrations, replica } = settings
  if (url !== undefined) await withoutLimits(url, (sql) => migrate(sql, migrations))
  const engine = await openEngine(settings)
  const copy =
    url !== undefined && replica !== undefined
      ? openReplica(engine, url, { ...replica, follow: settings.follow })
      : undefined
  const database = createDatabase(engine, bus, copy)
  if (url === undefined) await migrate(database.sql, migrations)
  return database
}
