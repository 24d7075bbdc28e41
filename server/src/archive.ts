import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { readConfig } from './config'
import type { Config } from './config'
import { STORED_FILES } from './features/files/public'
import { lastNumbers } from './features/invoices/public'
import { LOCATIONS } from './locations'
import { backupSourceOf, doorFileOf, linkSecretMarkOf } from './platform/backup/configured'
import { askForBackup } from './platform/backup/door'
import { BackupError, filesLostIn, Manifest } from './platform/backup/manifest'
import { placeOfArchive } from './platform/backup/place'
import { readWhole, restoreBackup } from './platform/backup/restore'
import { verifyArchive } from './platform/backup/verify'
import { writeBackup } from './platform/backup/write'
import type { Backup } from './platform/backup/write'
import type { Executor } from './platform/db/executor'
import { FolderInUse } from './platform/db/guard'
import { openEngine } from './platform/db/open'
import { withoutLimits } from './platform/db/postgres'
import { reasonOf } from './platform/db/reason'
import { databaseSettings } from './platform/platform'
import { chooseStorage } from './platform/storage/choose'

const USAGE = `backup --to archive.tar, or folder/ for an archive with the time in its name
restore --from archive.tar
verify --from archive.tar`

/** The archive is whole, and some of the files were not as the database said. */
const FILES_AT_FAULT = 2

const Made = z.object({ path: z.string(), bytes: z.number(), manifest: Manifest })

const say = (text: string) => void process.stdout.write(`${text}\n`)
const warn = (text: string) => void process.stderr.write(`${text}\n`)
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

function contentsOf({ tables, files, startedAt, version, schema }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${rows} rows in ${tables.length} tables and ${files.count} files (${megabytes(files.bytes)}) of ${startedAt}, version ${version}, schema ${schema.position}`
}

/** Said whenever somebody relies on an archive: who throws older ones away may throw away the last that held such a file. */
function warnOfFiles(manifest: Manifest): void {
  const { missing, changed } = manifest.files
  for (const id of missing) warn(`It lacks the file ${id}: the store did not have it, and the database spoke of it.`)
  for (const id of changed) warn(`Its file ${id} is not the one of which the database spoke.`)
  if (filesLostIn(manifest) > 0) process.exitCode = FILES_AT_FAULT
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** Whoever stops the command gives the backup up: what is half written goes as well. A second time ends it as it stands. */
async function untilStopped<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stopping = new AbortController()
  const stop = () => stopping.abort(new BackupError('The backup was given up.'))
  for (const signal of SIGNALS) process.once(signal, stop)
  try {
    return await work(stopping.signal)
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop)
  }
}

async function backUpHere(config: Config, path: string): Promise<Backup> {
  const settings = databaseSettings(config)
  if (settings.url === undefined && !existsSync(join(settings.folder, 'PG_VERSION')))
    throw new BackupError(`There is nothing to back up: ${settings.folder} has no database.`)
  const storage = await chooseStorage(config)
  const db = await openEngine(settings)
  try {
    const source = backupSourceOf(config, { db, storage }, STORED_FILES)
    return await untilStopped((signal) => writeBackup(source, path, signal))
  } finally {
    await db.close()
  }
}

async function backUp(to: string): Promise<void> {
  const config = readConfig(process.env)
  const path = placeOfArchive(to, new Date())
  const { manifest, bytes } = await backUpHere(config, path).catch(async (error: unknown) => {
    if (!(error instanceof FolderInUse)) throw error
    return Made.parse(await askForBackup(doorFileOf(config), path))
  })
  say(`${path} (${megabytes(bytes)}) holds ${contentsOf(manifest)}.`)
  warnOfFiles(manifest)
}

/** Who has lost a day may have given out higher ones, which must not be given out again. */
function sayNumbers(invoices: readonly string[], { sequences }: Manifest): void {
  const others = sequences.filter(({ called }) => called).map(({ name, value }) => `${name} ${value}`)
  say(['The last numbers that it knows:', ...invoices, ...others].join('\n  '))
}

async function restore(from: string): Promise<void> {
  const config = readConfig(process.env)
  const manifest = await readWhole(from)
  const { template: _migrated, ...settings } = databaseSettings(config)
  async function withDatabase<T>(work: (sql: Executor) => Promise<T>): Promise<T> {
    if (settings.url !== undefined) return withoutLimits(settings.url, work)
    const engine = await openEngine(settings)
    try {
      return await work(engine.sql)
    } finally {
      await engine.close()
    }
  }
  const storage = await chooseStorage(config)
  await restoreBackup(from, manifest, {
    withDatabase,
    storage,
    migrations: LOCATIONS.migrations,
    storedFiles: STORED_FILES,
  })
  say(`Restored ${contentsOf(manifest)}.`)
  sayNumbers(await withDatabase(lastNumbers), manifest)
  warnOfFiles(manifest)
  if (manifest.linkSecretMark !== linkSecretMarkOf(config))
    warn('LINK_SECRET is not the one of the backup: survey links that were sent before lead nowhere.')
}

async function verify(from: string): Promise<void> {
  const { manifest, faults } = await verifyArchive(from)
  if (manifest !== undefined && faults.length === 0) {
    say(`${from} is whole: ${contentsOf(manifest)}.`)
    return warnOfFiles(manifest)
  }
  warn([`${from} is damaged.`, ...faults].join('\n  '))
  process.exitCode = 1
}

async function run(): Promise<void> {
  const option = { type: 'string' } as const
  const { values, positionals } = parseArgs({ options: { to: option, from: option }, allowPositionals: true })
  const [command, ...rest] = positionals
  if (rest.length === 0) {
    if (command === 'backup' && values.to !== undefined) return backUp(values.to)
    if (command === 'restore' && values.from !== undefined) return restore(resolve(values.from))
    if (command === 'verify' && values.from !== undefined) return verify(resolve(values.from))
  }
  throw new BackupError(USAGE)
}

run().catch((error: unknown) => {
  warn(reasonOf(error))
  process.exitCode = 1
})
