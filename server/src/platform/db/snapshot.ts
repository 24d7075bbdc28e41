import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { PlanSnapshot, Snapshot, SnapshotPlan, TextRow } from './database'
import type { Executor } from './executor'
import type { Readable } from './result-parsers'

/** Rows taken at once: those of the widest table are some megabytes. */
const SIZE = 500

const nameOf = (index: number) => `snapshot_${index}`
const asText = (value: string) => value

/** Takes pieces until one comes short. */
async function* untilShort(fetch: () => Promise<TextRow[]>): AsyncGenerator<TextRow[], void> {
  for (let full = true; full;) {
    const rows = await fetch()
    full = rows.length === SIZE
    if (rows.length > 0) yield rows
  }
}

async function declare(db: Executor, statements: readonly string[], how: string): Promise<void> {
  for (const [index, statement] of statements.entries())
    await db.execute(sql.raw(`DECLARE ${nameOf(index)} NO SCROLL CURSOR ${how} FOR ${statement}`))
}

/** One transaction that sees what was committed when it began, on a connection of its own without limits of time. */
export async function snapshotOfPostgres<P extends SnapshotPlan>(
  url: string,
  prepare: PlanSnapshot<P>,
): Promise<Snapshot<P>> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'volant backup',
    options: '-c timezone=UTC -c datestyle=ISO -c statement_timeout=0',
    keepAlive: true,
  })
  // a connection that ends says so to whoever asks next
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    // the connection of one engine, as what both share
    const db = drizzle(client) as unknown as Executor
    const plan = await prepare(db)
    await declare(db, plan.statements, 'WITHOUT HOLD')
    return {
      plan,
      read: (index) =>
        untilShort(async () => {
          const text = `FETCH ${SIZE} FROM ${nameOf(index)}`
          const types = { getTypeParser: () => asText }
          const { rows } = await client.query<(string | null)[]>({ text, rowMode: 'array', types })
          return rows
        }),
      close: () => client.end(),
    }
  } catch (error) {
    await client.end()
    throw error
  }
}

/**
 * There is one connection, so a transaction held open would keep everybody waiting. All readings are set aside at one
 * commit, and what they hold is taken between the statements of others. One snapshot at a time.
 */
export async function snapshotOfPglite<P extends SnapshotPlan>(
  db: Readable,
  executor: Executor,
  prepare: PlanSnapshot<P>,
): Promise<Snapshot<P>> {
  const plan = await executor.transaction(async (tx) => {
    const prepared = await prepare(tx)
    await declare(tx, prepared.statements, 'WITH HOLD')
    return prepared
  })
  return {
    plan,
    async *read(index) {
      const { fields } = await db.query(`FETCH 0 FROM ${nameOf(index)}`)
      const parsers = Object.fromEntries(fields.map(({ dataTypeID }) => [dataTypeID, asText]))
      yield* untilShort(async () => {
        const options = { rowMode: 'array', parsers } as const
        const { rows } = await db.query<(string | null)[]>(`FETCH ${SIZE} FROM ${nameOf(index)}`, [], options)
        return rows
      })
    },
    async close() {
      for (const index of plan.statements.keys()) await db.exec(`CLOSE ${nameOf(index)}`)
    },
  }
}
