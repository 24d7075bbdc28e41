import { v7 as uuid } from 'uuid'
import type { Database } from '../db/database'
import type { Executor } from '../db/executor'
import type { Storage } from '../storage/storage'
import { productAt, quoted, schemaOf, sequencesOf, tablesOf } from './catalogue'
import { BackupError, filesLostIn, MANIFEST } from './manifest'
import type { Manifest } from './manifest'
import { backups } from './table'
import { inTar } from './tar'
import type { TarWriter } from './tar'
import { addFiles } from './write-files'
import { addTable } from './write-rows'

export interface BackupSource {
  readonly db: Pick<Database, 'snapshot' | 'sql'>
  readonly storage: Pick<Storage, 'read'>
  /** Lists the id, the content type, the hash and whether it is deleted of each file whose bytes are stored. */
  readonly storedFiles: string
  /** The folder of the migrations. */
  readonly migrations: string
  /** Of the product. */
  readonly version: string
  readonly linkSecretMark: string
}

export interface Backup {
  readonly path: string
  readonly bytes: number
  readonly manifest: Manifest
}

const planOf = (migrations: string, storedFiles: string) => async (sql: Executor) => {
  const schema = await schemaOf(sql)
  if (schema === undefined) throw new BackupError('There is nothing to back up: the database has no tables.')
  const product = productAt(migrations, schema.position)
  if (product === undefined)
    throw new BackupError(`The database is newer than this program: it has migration ${schema.position}.`)
  const tables = (await tablesOf(sql)).filter(({ name }) => product.tables.has(name))
  const selects = tables.map(({ name, columns, order }) => {
    const list = columns.map((column) => quoted(column.name)).join(', ')
    return `SELECT ${list} FROM ${quoted(name)} AS whole ORDER BY ${order}`
  })
  // a sequence stands outside of every snapshot: read now, it is not before what the rows have taken from it
  const sequences = await sequencesOf(sql, product.sequences)
  return { schema, tables, sequences, statements: [...selects, storedFiles] }
}

/** Whoever stops does not wait for the end of an archive. */
const stoppable = ({ add }: TarWriter, signal: AbortSignal): TarWriter => ({
  async add(name, bytes) {
    signal.throwIfAborted()
    await add(name, bytes)
  },
})

/** A database that an older version made has no such table, or not all of its columns, before its next start. */
async function record(
  db: Pick<Database, 'sql'>,
  note: Pick<typeof backups.$inferInsert, 'startedAt' | 'bytes' | 'filesLost'>,
) {
  const found = (await tablesOf(db.sql)).find(({ name }) => name === 'backups')
  if (found?.columns.some(({ name }) => name === backups.filesLost.name))
    await db.sql.insert(backups).values({ id: uuid(), finishedAt: new Date(), ...note })
}

/**
 * Database and files, as they stood when it began, in one archive. People go on working.
 * @param path where nothing is yet
 */
export async function writeBackup(source: BackupSource, path: string, signal: AbortSignal): Promise<Backup> {
  const { db, storage, storedFiles, migrations, version, linkSecretMark } = source
  const startedAt = new Date()
  const snapshot = await db.snapshot(planOf(migrations, storedFiles))
  try {
    const { schema, sequences } = snapshot.plan
    const written = await inTar(path, startedAt, async (archive) => {
      const tar = stoppable(archive, signal)
      const tables: Manifest['tables'] = []
      for (const [index, table] of snapshot.plan.tables.entries())
        tables.push(await addTable(tar, table, snapshot.read(index)))
      const files = await addFiles(tar, storage, snapshot.read(tables.length))
      const manifest: Manifest = {
        format: 1,
        version,
        startedAt: startedAt.toISOString(),
        schema,
        tables,
        sequences,
        files,
        linkSecretMark,
      }
      await tar.add(MANIFEST, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`))
      return manifest
    })
    const { result: manifest, bytes } = written
    await record(db, { startedAt, bytes, filesLost: filesLostIn(manifest) })
    return { path, bytes, manifest }
  } finally {
    await snapshot.close()
  }
}
