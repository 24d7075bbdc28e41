import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { MigrationMeta } from 'drizzle-orm/migrator'
import * as z from 'zod'
import type { Executor } from './database'
import { rows } from './rows'
import { sqlState } from './sqlstate'

const LOCK = 7_361_052
/** Whoever asks for a table waits behind the statement that waits for it: it gives up well before they do. */
const LOCK_PATIENCE_MS = 2000
const LOCK_NOT_AVAILABLE = '55P03'
const BETWEEN_TRIES_MS = 500
/** Ten minutes: as long as the longest reading of a whole table may take. */
const MOST_TRIES = 240

/** The checksum of each file, in their order. */
export const migrationHashes = (folder: string): readonly string[] =>
  readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash)

const Journal = z.object({ entries: z.array(z.object({ tag: z.string() })) })

/** The newest migration that was applied, by the name of its file. */
export async function lastMigration(db: Executor, folder: string): Promise<{ name: string; appliedAt: string }> {
  const [last] = await rows<{ position: number; at: string }>(
    db,
    sql`SELECT position, to_json(applied_at) AS at FROM migrations ORDER BY position DESC LIMIT 1`,
  )
  if (last === undefined) throw new Error('The database has no migrations.')
  const { entries } = Journal.parse(JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')))
  return { name: entries[last.position]?.tag ?? '', appliedAt: new Date(last.at).toISOString() }
}

/**
 * Applies the first file that is missing, in one transaction, and refuses a database whose applied files differ from ours.
 * @returns false when none is missing
 */
async function applyNext(db: Executor, files: readonly MigrationMeta[], last: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`)
    await tx.execute(
      sql`CREATE TABLE IF NOT EXISTS migrations (position integer PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
    )
    const applied = await rows<{ position: number; hash: string }>(
      tx,
      sql`SELECT position, hash FROM migrations ORDER BY position`,
    )
    for (const { position, hash } of applied) {
      const file = files[position]
      if (file === undefined) throw new Error(`The database is newer than this program: it has migration ${position}.`)
      if (file.hash !== hash) throw new Error(`Migration ${position} was edited after it had been applied.`)
    }
    const position = applied.length
    const next = files[position]
    if (next === undefined || position > last) return false
    // from here on: the lock above is waited for as long as another process migrates
    await tx.execute(sql.raw(`SET LOCAL lock_timeout = ${LOCK_PATIENCE_MS}`))
    for (const statement of next.sql) await tx.execute(sql.raw(statement))
    // Counts that wait for the end of the transaction would keep the next file from altering their table.
    await tx.execute(sql`SET CONSTRAINTS ALL IMMEDIATE`)
    await tx.execute(sql`INSERT INTO migrations (position, hash) VALUES (${position}, ${next.hash})`)
    return true
  })
}

/** A table that somebody reads for minutes is asked for again and again, and given free in between. */
async function applyPatiently(...next: Parameters<typeof applyNext>): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await applyNext(...next)
    } catch (error) {
      if (sqlState(error) !== LOCK_NOT_AVAILABLE || tries === MOST_TRIES) throw error
      await sleep(BETWEEN_TRIES_MS)
    }
  }
}

/**
 * Applies what is missing, in order: migrations only go forward. Processes of the last version go on working meanwhile, so a file
 * holds its locks no longer than it takes, and waits for them only briefly.
 * @param last the position of the last file that is applied; all of them without it
 */
export async function migrate(db: Executor, folder: string, last = Infinity): Promise<void> {
  const files = readMigrationFiles({ migrationsFolder: folder })
  while (await applyPatiently(db, files, last));
}
