import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Executor } from './database'
import { rows } from './rows'

const LOCK = 7_361_052

/** The checksum of each file, in their order. */
export const migrationHashes = (folder: string): readonly string[] =>
  readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash)

/**
 * Applies what is missing, in order, each file in one transaction, and refuses a database whose applied files differ from
 * ours: migrations only go forward.
 * @param last the position of the last file that is applied; all of them without it
 */
export async function migrate(db: Executor, folder: string, last = Infinity): Promise<void> {
  const files = readMigrationFiles({ migrationsFolder: folder })
  await db.transaction(async (tx) => {
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
    for (const [position, file] of files.entries()) {
      if (position < applied.length || position > last) continue
      for (const statement of file.sql) await tx.execute(sql.raw(statement))
      // Counts that wait for the end of the transaction would keep the next file from altering their table.
      await tx.execute(sql`SET CONSTRAINTS ALL IMMEDIATE`)
      await tx.execute(sql`INSERT INTO migrations (position, hash) VALUES (${position}, ${file.hash})`)
    }
  })
}
