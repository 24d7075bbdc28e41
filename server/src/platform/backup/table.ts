import { subYears } from 'date-fns'
import { lt } from 'drizzle-orm'
import { bigint, pgTable } from 'drizzle-orm/pg-core'
import { id, moment } from '../db/columns'
import type { Retention } from '../retention'

/** The archives that were completed: nobody notices a backup that stopped running until it is needed. */
export const backups = pgTable('backups', {
  id: id(),
  /** What was committed before is in the archive. */
  startedAt: moment('started_at').notNull(),
  finishedAt: moment('finished_at').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
})

export const backupRetention: readonly Retention[] = [
  { table: backups, where: (now) => lt(backups.finishedAt, subYears(now, 1)) },
]
