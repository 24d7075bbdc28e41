import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Executor, Last, Prepared } from './executor'

/** Rows of a hand-written query. Moments come as ISO-like strings here; wrap them in `new Date(…)` or shape JSON in SQL. */
export async function rows<R>(db: Executor, query: SQL): Promise<R[]> {
  // each engine answers with more than its rows, and drizzle's common type names nothing of it
  const result = (await db.execute(query)) as unknown as { rows: R[] }
  return result.rows
}

/** Statements of this executor's own transaction, where it gives no other way to its connection: none is kept by its name. */
export function preparedOn(db: Executor): Prepared {
  return ({ text, values }) => {
    const parts = text.split(/\$(\d+)/)
    const chunks = parts.map((part, index) =>
      index % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`,
    )
    return rows(db, sql.join(chunks))
  }
}

/** One after the other, before the commit: for an engine that is not spoken to in packets. */
export async function runLast(prepared: Prepared, last: readonly Last[]): Promise<void> {
  for (const { statement, hear } of last) {
    const found = await prepared(statement)
    hear?.(found)
  }
}
