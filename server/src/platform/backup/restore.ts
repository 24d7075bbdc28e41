import { sql } from 'drizzle-orm'
import type { Executor } from '../db/executor'
import { migrate, migrationHashes } from '../db/migrate'
import { rows } from '../db/rows'
import type { Storage } from '../storage/storage'
import { tablesOf } from './catalogue'
import { emptyTables, loaderOf, loading, setSequences } from './load'
import { BackupError, FILES } from './manifest'
import type { Manifest } from './manifest'
import { readTar } from './tar'
import { linesIn, tableOf, verifyArchive } from './verify'

/** Files on their way at once: a folder waits for the disk with each, a bucket for its answer. */
const AT_ONCE = 8

export interface RestoreTarget {
  /** Runs work on the database as it stands, without limits of time. */
  readonly withDatabase: <T>(work: (sql: Executor) => Promise<T>) => Promise<T>
  readonly storage: Pick<Storage, 'list' | 'put' | 'remove'>
  /** The folder of the migrations. */
  readonly migrations: string
  /** Lists the id and the content type of each file whose bytes are stored, first of all. */
  readonly storedFiles: string
}

/** @throws BackupError naming everything that is damaged */
export async function readWhole(path: string): Promise<Manifest> {
  const { manifest, faults } = await verifyArchive(path)
  if (manifest === undefined || faults.length > 0)
    throw new BackupError([`${path} is damaged.`, ...faults].join('\n  '))
  return manifest
}

function assertKnownSchema({ schema, version }: Manifest, migrations: string): void {
  const hashes = migrationHashes(migrations)
  const known = hashes[schema.position]
  if (known === undefined)
    throw new BackupError(
      `The archive is of version ${version}, whose schema is newer than this program’s (${schema.position}, here ${hashes.length - 1}). Install that version first.`,
    )
  if (known !== schema.hash)
    throw new BackupError(`The archive has another migration ${schema.position} than this program.`)
}

async function assertEmpty(db: Executor, storage: RestoreTarget['storage']): Promise<void> {
  const [table] = await tablesOf(db)
  if (table !== undefined)
    throw new BackupError(`The database is not empty: it has the table ${table.name}. Restore into a new one.`)
  for await (const { name } of storage.list())
    throw new BackupError(`The store of files is not empty: it has ${name}. Restore into a new one.`)
}

interface StoredFile {
  readonly id: string
  readonly type: string
  readonly deleted: boolean
}

/** @throws BackupError for a file that the rows speak of and the archive neither holds nor names as lost */
function assertAllThere(files: readonly StoredFile[], put: ReadonlySet<string>, missing: readonly string[]): void {
  const lost = files.find(({ id, deleted }) => !deleted && !put.has(id) && !missing.includes(id))
  if (lost !== undefined) throw new BackupError(`The archive does not hold the file ${lost.id}.`)
}

/** Rows first, then files, as they come in the archive. @param put grows by each name that was given to the store */
async function pour(
  path: string,
  tx: Executor,
  manifest: Manifest,
  { storage, storedFiles }: RestoreTarget,
  put: Set<string>,
): Promise<void> {
  const tables = await tablesOf(tx)
  const loaders = new Map(manifest.tables.map((table) => [table.name, loaderOf(tx, table, tables)]))
  await emptyTables(tx, tables)
  const readFiles = () => rows<StoredFile>(tx, sql.raw(storedFiles))
  let types: ReadonlyMap<string, string> | undefined
  let waiting: Promise<void>[] = []
  const settle = async () => {
    await Promise.all(waiting)
    waiting = []
  }
  for await (const entry of readTar(path)) {
    const load = loaders.get(tableOf(entry.name) ?? '')
    if (load !== undefined) await load(await linesIn(entry))
    if (!entry.name.startsWith(FILES)) continue
    types ??= new Map((await readFiles()).map(({ id, type }) => [id, type]))
    const name = entry.name.slice(FILES.length)
    put.add(name)
    waiting.push(storage.put(name, entry.bytes, types.get(name) ?? 'application/octet-stream'))
    if (waiting.length === AT_ONCE) await settle()
  }
  await settle()
  assertAllThere(await readFiles(), put, manifest.files.missing)
  await setSequences(tx, manifest.sequences)
}

/**
 * Fills an empty database and an empty store from a whole archive, and brings an older schema forward. Where that fails,
 * both are empty as before.
 */
export async function restoreBackup(path: string, manifest: Manifest, target: RestoreTarget): Promise<void> {
  const { storage, migrations } = target
  assertKnownSchema(manifest, migrations)
  await target.withDatabase(async (db) => {
    await assertEmpty(db, storage)
    const put = new Set<string>()
    try {
      await db.transaction(async (tx) => {
        await migrate(tx, migrations, manifest.schema.position)
        await loading(tx, () => pour(path, tx, manifest, target, put))
        await migrate(tx, migrations)
      })
    } catch (error) {
      for (const name of put) await storage.remove(name)
      throw error
    }
    // what the planner knows of the rows, which a running database finds out by and by
    await db.execute(sql`VACUUM (ANALYZE)`)
  })
}
