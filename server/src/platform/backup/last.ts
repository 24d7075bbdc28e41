import { desc } from 'drizzle-orm'
import type { Database } from '../db/database'
import { backups } from './table'

/** The newest archive that was completed: what was committed before it began is kept. */
export async function newestBackup({ sql }: Pick<Database, 'sql'>) {
  const [newest] = await sql.select().from(backups).orderBy(desc(backups.startedAt)).limit(1)
  return newest
}
