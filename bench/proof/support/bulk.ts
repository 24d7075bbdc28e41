import { COMPUTE_AS_USUAL, COMPUTE_COLUMNS } from '../../src/computed-columns'
import { FILLINGS, settingOf } from './bulk-rows'
import type { Size } from './bulk-rows'
import { withQuery } from './database'
import type { Place, Query } from './database'

/** Filling is several times faster while nobody keeps the indexes. @returns how to make them again */
async function dropIndexes(query: Query): Promise<() => Promise<void>> {
  const found = await query<{ name: string; text: string }>(
    `SELECT indexname AS name, indexdef AS text FROM pg_indexes JOIN pg_class c ON c.relname = indexname
      WHERE schemaname = 'public' AND tablename = ANY($1) AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = c.oid)`,
    [FILLINGS.map(({ table }) => table)],
  )
  for (const { name } of found) await query(`DROP INDEX ${name}`)
  return async () => {
    for (const { text } of found) await query(text)
  }
}

/**
 * Three years of business, written straight into the tables as if the product had done it all: every rule that always holds
 * holds of it. Columns that the schema does not have are left out, so that an older one can be filled as well.
 */
export async function fillBulk(place: Place, size: Size): Promise<void> {
  await withQuery(place, async (query) => {
    await query(`SET session_replication_role = replica`)
    await query(COMPUTE_COLUMNS)
    await query(`SET maintenance_work_mem = '256MB'`)
    const makeIndexes = await dropIndexes(query)
    for (const statement of settingOf(size)) await query(statement)
    const known = await query<{ name: string }>(
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns WHERE table_schema = 'public'`,
    )
    const names = new Set(known.map(({ name }) => name))
    for (const { table, columns, from } of FILLINGS) {
      const kept = Object.entries(columns).filter(([column]) => names.has(`${table}.${column}`))
      if (kept.length === 0) continue
      const into = kept.map(([column]) => column).join(', ')
      await query(`INSERT INTO ${table} (${into}) SELECT ${kept.map(([, value]) => value).join(', ')} FROM ${from}`)
    }
    await query(COMPUTE_AS_USUAL)
    await makeIndexes()
    await query(`VACUUM (ANALYZE)`)
  })
}
