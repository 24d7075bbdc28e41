import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { fsyncSync } from 'node:fs'
import { LOG_OF_CHANGES, makeCheckpoints } from './checkpoints'
import type { Engine } from './database'
import type { Executor } from './executor'
import { PARSERS, keepOwnParsers } from './result-parsers'
import { preparedOn, runLast } from './rows'
import { snapshotOfPglite } from './snapshot'

interface OpenFile {
  nfd: number
  stream_ops: { fsync?: (stream: OpenFile) => number }
}

/** The part of the WebAssembly module's file system that durability needs. */
interface FileSystem {
  open(path: string, flags: string): OpenFile
  close(stream: OpenFile): void
}

export interface PgliteOptions {
  /** A folder, already unpacked from the template; leave out for a database in memory. */
  readonly folder?: string
  /** A data directory to load into memory. */
  readonly template?: Blob
  /** Skip fsync: tests only. */
  readonly relaxed?: boolean
}

/**
 * PGlite starts with fsync off and its file system has no fsync at all: a commit would survive kill -9 but not a crash of
 * the machine. Both are put right here; `fsyncs` counts, so that start-up can see a commit reach the disk.
 */
function makeDurable(db: PGlite): { readonly fsyncs: number } {
  const seen = { fsyncs: 0 }
  // Emscripten's, which PGlite carries without naming it
  const fileSystem = (db.Module as unknown as { FS: FileSystem }).FS
  const stream = fileSystem.open('/pglite/data/PG_VERSION', 'r')
  stream.stream_ops.fsync = (open) => {
    fsyncSync(open.nfd)
    seen.fsyncs += 1
    return 0
  }
  fileSystem.close(stream)
  return seen
}

async function assertDurable(db: PGlite, seen: { readonly fsyncs: number }): Promise<void> {
  const before = seen.fsyncs
  await db.exec(
    'CREATE TABLE IF NOT EXISTS durability_probe (at timestamptz); INSERT INTO durability_probe VALUES (now());',
  )
  await db.exec('DELETE FROM durability_probe')
  if (seen.fsyncs === before)
    throw new Error('The embedded database does not write through to the disk (set DURABILITY=relaxed to accept that).')
}

/**
 * What a database for one process needs of the memory that PostgreSQL sets aside for a hundred connections of its own; the
 * operating system keeps the files in memory as well.
 */
const MEMORY = ['-c', 'shared_buffers=16MB', '-c', 'max_connections=5']

export async function openPglite({ folder, template, relaxed = false }: PgliteOptions = {}): Promise<Engine> {
  const durable = folder !== undefined && !relaxed
  const defaults = [...PGlite.defaultStartParams, ...MEMORY, ...LOG_OF_CHANGES]
  const startParams = durable ? [...defaults.filter((flag) => flag !== '-F'), '-c', 'wal_sync_method=fsync'] : defaults
  const db = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(template === undefined ? {} : { loadDataDir: template }),
    extensions: { btree_gin, pg_trgm },
    parsers: PARSERS,
    startParams,
  })
  const asked = keepOwnParsers(db)
  await db.exec("SET timezone = 'UTC'")
  if (durable) await assertDurable(db, makeDurable(db))
  const checkpoints = folder === undefined ? undefined : makeCheckpoints(db, folder)

  // drizzle's type of a connection names what its own engine answers, `Executor` what both share
  const sql = drizzle(db) as unknown as Executor
  let readings = 0
  return {
    name: 'pglite',
    sql,
    // within a transaction the one connection answers to nobody else: what is prepared there ends with it
    transaction: (work, last) =>
      sql.transaction(async (transaction) => {
        // as above: the transaction that both engines share
        const tx = transaction as unknown as Executor
        const prepared = preparedOn(tx)
        const result = await work(() => tx, prepared)
        await runLast(prepared, last)
        return result
      }),
    async prepared<R>({ text, values }: Parameters<Engine['prepared']>[0]) {
      const result = await db.query<R>(text, values)
      return result.rows
    },
    async *stream<R>({ text, values }: Parameters<Engine['stream']>[0], size: number) {
      // there is one connection: a transaction held open would keep everybody else waiting for the slowest reader
      readings += 1
      const name = `reading_${readings}`
      await db.query(`DECLARE ${name} NO SCROLL CURSOR WITH HOLD FOR ${text}`, values)
      try {
        for (let full = true; full;) {
          const { rows } = await db.query<R>(`FETCH ${size} FROM ${name}`)
          full = rows.length === size
          if (rows.length > 0) yield rows
        }
      } finally {
        await db.exec(`CLOSE ${name}`)
      }
    },
    snapshot: (plan) => snapshotOfPglite(asked, sql, plan),
    async listen(channel, heard) {
      // within the process: it is never away
      await db.listen(channel, (payload) => heard.onMessage(payload))
    },
    pools: () => [],
    async close() {
      await checkpoints?.stop()
      await db.close()
    },
  }
}
