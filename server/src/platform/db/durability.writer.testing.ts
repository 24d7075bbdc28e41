import { resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { Bus } from '../bus'
import { openDatabase } from './open'

// Writes one row after the other and says so only once each is committed. The test kills it without a warning.
const [folder = ''] = process.argv.slice(2)
const here = import.meta.dirname
const db = await openDatabase(
  { folder, migrations: resolve(here, '../../migrations'), template: resolve(here, '../../../dist/template.tar.gz') },
  new Bus(() => undefined),
)
await db.sql.execute(sql`CREATE TABLE IF NOT EXISTS acknowledged (n integer PRIMARY KEY, half integer)`)
process.stdout.write('ready\n')
for (let n = Number(process.argv[3] ?? 0); ; n++) {
  await db.tx(async (tx) => {
    await tx.sql.execute(sql`INSERT INTO acknowledged (n, half) VALUES (${n}, NULL)`)
    await tx.sql.execute(sql`UPDATE acknowledged SET half = ${n} WHERE n = ${n}`)
  })
  process.stdout.write(`${n}\n`)
}
