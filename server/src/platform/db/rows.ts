import type { SQL } from 'drizzle-orm'
import type { Executor } from './executor'

/** Rows of a hand-written query. Moments come as ISO-like strings here; wrap them in `new Date(…)` or shape JSON in SQL. */
export async function rows<R>(db: Executor, query: SQL): Promise<R[]> {
  const result = (await db.execute(query)) as unknown as { rows: R[] }
  return result.rows
}
