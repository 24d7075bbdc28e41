import { subYears } from 'date-fns'
import { lt } from 'drizzle-orm'
import { bigint, integer, pgTable } from 'drizzle-orm/pg-core'
import { id, moment } from '../db/columns'
import type { Retention } from '../retention'

/** The archives that were completed: nobody notices a backup that stopped running until it is needed. */
export const backups = pgTable('backups', {
  id: id(),
  /** What was committed before is in the archive. */
  startedAt: moment('started_at').notNull(),
  finishedAt: moment('finished_at').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  /** Files of which the rows speak and whose bytes were not in the store, or were others. */
  filesLost: integer('files_lost').notNull().default(0),
})

export const backupRetention: readonly Retention[] = [
  { table: backups, where: (now) => lt(backups.finishedAt, subYears(now, 1)) },
]
