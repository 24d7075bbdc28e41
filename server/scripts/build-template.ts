import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import type { Executor } from '../src/platform/db/database'
import { migrate } from '../src/platform/db/migrate'

/** Makes the archive that a first start unpacks: an initialised cluster with our migrations in it. */
const [target = 'dist/template.tar.gz'] = process.argv.slice(2)
const db = await PGlite.create({ extensions: { btree_gin, pg_trgm } })
await migrate(drizzle(db) as unknown as Executor, resolve(import.meta.dirname, '../src/migrations'))
const archive = await db.dumpDataDir('gzip')
mkdirSync(dirname(resolve(target)), { recursive: true })
await writeFile(resolve(target), Buffer.from(await archive.arrayBuffer()))
await db.close()
