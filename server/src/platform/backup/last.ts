import { max } from 'drizzle-orm'
import type { Database } from '../db/database'
import { backups } from './table'

/** When the newest archive began that was completed: what was committed before is kept. */
export async function lastBackup({ sql }: Pick<Database, 'sql'>): Promise<Date | undefined> {
  const [newest] = await sql.select({ at: max(backups.startedAt) }).from(backups)
  return newest?.at ?? undefined
}
