import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bareDatabase, onPostgres, testDatabase } from '../../../test/database'
import type { BareDatabase } from '../../../test/database'
import { buildApp } from '../../app'
import type { App } from '../../app'
import { readConfig } from '../../config'
import { STORED_FILES } from '../../features/files/public'
import { DELIVERY_MIX, scaled } from '../../seed/deliveries/delivery-mix'
import { seedDemo } from '../../seed/demo'
import { INVARIANTS } from '../../seed/invariants.testing'
import { files } from '../../tables/files'
import { users } from '../../tables/users'
import type { Database } from '../db/database'
import { migrate } from '../db/migrate'
import { rows } from '../db/rows'
import { createLogger } from '../log/logger'
import { chooseStorage } from '../storage/choose'
import { folderStorage } from '../storage/folder'
import { openS3Server, S3_KEYS } from '../storage/s3-server.testing'
import type { S3Server } from '../storage/s3-server.testing'
import type { Storage } from '../storage/storage'
import { SUMS } from './manifest'
import type { Manifest } from './manifest'
import { readWhole, restoreBackup } from './restore'
import { backups } from './table'
import { readTar, sha256 } from './tar'
import { verifyArchive } from './verify'
import { writeBackup } from './write'

const folder = mkdtempSync(join(tmpdir(), 'volant-backup-'))
const migrations = resolve(import.meta.dirname, '../../migrations')
const archive = join(folder, 'first.tar')
const { signal } = new AbortController()

interface Place {
  readonly db: Database
  readonly storage: Storage
}
interface Target extends Place {
  readonly db: BareDatabase
}

const opened: BareDatabase[] = []
let app: App
let source: Place
/** What every refused restore leaves as it was. */
let empty: Target
let s3: S3Server
let first: Manifest

const sourceOf = (place: Place) => ({
  ...place,
  storedFiles: STORED_FILES,
  migrations,
  version: '1.2.3',
  linkSecretMark: 'mark',
})

async function backUp(place: Place, path: string): Promise<Manifest> {
  const { manifest } = await writeBackup(sourceOf(place), path, signal)
  return manifest
}

async function newTarget(engine: Database['engine'], storage?: Storage): Promise<Target> {
  const db = await bareDatabase(engine)
  opened.push(db)
  return { db, storage: storage ?? (await folderStorage(join(folder, uuid()))) }
}

function bucketStorage(): Promise<Storage> {
  const keys = { ...S3_KEYS, S3_REGION: 'eu-west-3', S3_READ_LINKS: false }
  return chooseStorage({ DATA_DIR: folder, S3_BUCKET: 'volant', S3_ENDPOINT: s3.url, ...keys })
}

async function restoreInto({ db, storage }: Target, path: string): Promise<void> {
  const target = { withDatabase: db.unlimited, storage, migrations, storedFiles: STORED_FILES }
  await restoreBackup(path, await readWhole(path), target)
}

const find = <T>({ db }: Place, text: string) => rows<T>(db.sql, sql.raw(text))

async function namesIn(storage: Storage): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of storage.list()) names.push(name)
  return names.toSorted()
}

/** Each file row has its bytes, and each file in the store a row. */
async function expectFilesAsRows(place: Place): Promise<void> {
  const stored = await find<{ id: string; sha256: string }>(place, STORED_FILES)
  for (const { id, sha256: hash } of stored) expect(sha256(await buffer(await place.storage.read(id)))).toBe(hash)
  expect(await namesIn(place.storage)).toEqual(stored.map(({ id }) => id).toSorted())
}

async function expectUntouched({ db, storage }: Target): Promise<void> {
  expect(await rows(db.sql, sql`SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace`)).toEqual([])
  expect(await namesIn(storage)).toEqual([])
}

/** What is the same in every archive of the same rows and files. */
const contentOf = ({ tables, sequences, files: stored, schema }: Manifest) => ({
  // the only table that a backup writes into
  tables: tables.filter(({ name }) => name !== 'backups'),
  sequences,
  stored,
  schema,
})

beforeAll(async () => {
  const config = readConfig({ NODE_ENV: 'development', DEMO: '1', DATA_DIR: folder })
  let db: Database | undefined
  let storage: Storage | undefined
  app = await buildApp(config, {
    database: testDatabase,
    log: createLogger('error'),
    async prepare(services) {
      ;({ db, storage } = services)
      const secrets = { secret: config.AUTH_SECRET, publicUrl: config.PUBLIC_URL }
      // some of every third kind: each is carried out from its order to its reports, which takes a third of a second
      const courses = scaled(DELIVERY_MIX, 0).filter((_, place) => place % 3 === 0)
      await seedDemo({ ...services, ...secrets, now: new Date(), courses })
    },
  })
  source = { db: db!, storage: storage! }
  await find(source, 'CREATE TABLE "Somebody Else’s" (id serial)')
  first = await backUp(source, archive)
  empty = await newTarget('pglite')
  s3 = await openS3Server('volant')
}, 240_000)

afterAll(async () => {
  await app.close()
  await s3.close()
  await Promise.all(opened.map((db) => db.close()))
  rmSync(folder, { recursive: true })
})

describe('an archive', () => {
  it('is whole, and says what it holds', async () => {
    const { manifest, faults } = await verifyArchive(archive)
    expect(faults).toEqual([])
    expect(manifest).toEqual(first)
    const [found] = await find<{ n: number }>(source, 'SELECT count(*)::int AS n FROM deliveries')
    expect(first.tables.find(({ name }) => name === 'deliveries')?.rows).toBe(found?.n)
    const names = first.tables.map(({ name }) => name)
    expect(names).not.toContain('migrations')
    expect(names).not.toContain('Somebody Else’s')
    expect(first.files).toMatchObject({ missing: [], changed: [], count: (await namesIn(source.storage)).length })
  })

  it('is checked by the tools of every machine too', async () => {
    const entries = new Map<string, Buffer>()
    for await (const { name, bytes } of readTar(archive)) entries.set(name, bytes)
    const lines = entries.get(SUMS)?.toString().trimEnd().split('\n') ?? []
    expect(lines).toHaveLength(entries.size - 1)
    for (const line of lines) {
      const [hash, name] = line.split('  ')
      expect(createHash('sha256').update(entries.get(name!)!).digest('hex')).toBe(hash)
    }
  })

  it('leaves a note of itself in the database, and nothing half written beside it', async () => {
    const { body } = await app.http.inject('/metrics')
    expect(body).toContain(`backup_timestamp_seconds ${Date.parse(first.startedAt) / 1000}`)
    expect(body).toContain('\nbackup_files_lost 0\n')
    const [note] = await source.db.sql.select().from(backups)
    expect(note).toMatchObject({ startedAt: new Date(first.startedAt), bytes: readFileSync(archive).length })
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
  })
})

describe('a restore', () => {
  const engines: readonly Database['engine'][] = onPostgres ? ['pglite', 'postgres'] : ['pglite']
  let restored: Target

  it('gives the same hashes from engine to engine, from a folder and from a bucket', async () => {
    let from = archive
    for (const engine of engines) {
      restored = await newTarget(engine, engine === 'pglite' ? await bucketStorage() : undefined)
      await restoreInto(restored, from)
      from = join(folder, `${engine}.tar`)
      expect(contentOf(await backUp(restored, from))).toEqual(contentOf(first))
    }
  })

  it.each(Object.entries(INVARIANTS))('%s', async (_rule, query) => {
    expect(await find(restored, query)).toEqual([])
  })

  it('brings each file with its row', async () => {
    await expectFilesAsRows(restored)
  })

  it('goes on with the numbers', async () => {
    const [numbers] = await find<{ next: number; highest: number }>(
      restored,
      `SELECT nextval('delivery_public_ids')::int AS next, (SELECT max(public_id)::int FROM deliveries) AS highest`,
    )
    expect(numbers?.next).toBe(numbers!.highest + 1)
    const series = `SELECT series, year, max(sequence) AS last FROM invoices GROUP BY 1, 2`
    expect(
      await find(
        restored,
        `SELECT * FROM (${series}) i FULL JOIN invoice_counters c USING (series, year) WHERE i.last IS DISTINCT FROM c.last`,
      ),
    ).toEqual([])
  })

  it('leaves no trigger, index or reference behind', async () => {
    await expect(find(restored, `UPDATE invoices SET number = 'x'`)).rejects.toThrow()
    await expect(find(restored, `UPDATE security_log SET kind = 'x'`)).rejects.toThrow()
    const built = `SELECT indexdef AS text FROM pg_indexes WHERE schemaname = 'public' AND tablename <> 'durability_probe'
      UNION ALL SELECT conrelid::regclass || pg_get_constraintdef(oid) || convalidated FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype IN ('c', 'f')
      UNION ALL SELECT tgrelid::regclass || tgname || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1`
    expect((await find<{ text: string }>(restored, built)).map(({ text }) => text).toSorted()).toEqual(
      (await find<{ text: string }>(source, built)).map(({ text }) => text).toSorted(),
    )
  })

  it('is refused where something is, and touches nothing there', async () => {
    await expect(restoreInto(restored, archive)).rejects.toThrow('The database is not empty')
    const name = uuid()
    await empty.storage.put(name, Buffer.from('x'), 'image/png')
    await expect(restoreInto(empty, archive)).rejects.toThrow('The store of files is not empty')
    expect(await namesIn(empty.storage)).toEqual([name])
    await empty.storage.remove(name)
    await expectUntouched(empty)
  })
})

describe('a restore of another schema', () => {
  it('is refused when it is newer', async () => {
    const older = join(folder, 'older-program')
    mkdirSync(join(older, 'meta'), { recursive: true })
    const journal = JSON.parse(readFileSync(join(migrations, 'meta/_journal.json'), 'utf8')) as { entries: object[] }
    writeFileSync(
      join(older, 'meta/_journal.json'),
      JSON.stringify({ ...journal, entries: journal.entries.slice(0, 3) }),
    )
    for (const name of readdirSync(migrations).filter((each) => each.endsWith('.sql')))
      writeFileSync(join(older, name), readFileSync(join(migrations, name)))
    const { unlimited: withDatabase } = empty.db
    const settings = { withDatabase, storage: empty.storage, migrations: older, storedFiles: STORED_FILES }
    await expect(restoreBackup(archive, first, settings)).rejects.toThrow('newer than this program')
    await expectUntouched(empty)
  })

  it('is brought forward when it is older', async () => {
    const older = await newTarget('pglite')
    await migrate(older.db.sql, migrations, 17)
    await find(older, `INSERT INTO organizations (id, name, slug) VALUES ('${uuid()}', 'Kept', 'kept')`)
    const path = join(folder, 'older.tar')
    expect((await backUp(older, path)).schema.position).toBe(17)
    // made before an upgrade with the new version: the table is there, and a column of it is not
    await migrate(older.db.sql, migrations, 37)
    expect((await backUp(older, join(folder, 'before-upgrade.tar'))).schema.position).toBe(37)
    const target = await newTarget(source.db.engine)
    await restoreInto(target, path)
    expect(await find(target, 'SELECT name FROM organizations')).toEqual([{ name: 'Kept' }])
    expect(await find(target, 'SELECT count(*)::int AS n FROM backups')).toEqual([{ n: 0 }])
  })
})

describe('one flipped byte', () => {
  /** Where an entry's bytes begin. */
  function offsetOf(bytes: Buffer, name: string): number {
    const at = bytes.indexOf(`${name}\0`)
    expect(at % 512).toBe(0)
    return at + 512
  }

  it.each([
    ['a table', (names: string[]) => names.find((name) => name.startsWith('database/deliveries/'))!],
    ['a file', (names: string[]) => names.find((name) => name.startsWith('files/'))!],
    ['the manifest', () => 'manifest.json'],
  ])('in %s is named, and the target stays as it was', async (_part, choose) => {
    const names: string[] = []
    for await (const { name } of readTar(archive)) names.push(name)
    const name = choose(names)
    const bytes = readFileSync(archive)
    bytes[offsetOf(bytes, name) + 20]! ^= 1
    const damaged = join(folder, 'damaged.tar')
    writeFileSync(damaged, bytes)
    const { faults } = await verifyArchive(damaged)
    expect(faults.join('\n')).toContain(`${name} is damaged`)
    await expect(restoreInto(empty, damaged)).rejects.toThrow(name)
    await expectUntouched(empty)
  })

  it('in the hashes, in a header, or a cut is found', async () => {
    const whole = readFileSync(archive)
    const damaged = join(folder, 'damaged.tar')
    const at = offsetOf(whole, SUMS)
    for (const place of [at + 3, at + 70, at - 500]) {
      const bytes = Buffer.from(whole)
      bytes[place]! ^= 1
      writeFileSync(damaged, bytes)
      expect((await verifyArchive(damaged)).faults).not.toEqual([])
    }
    for (const size of [0, 700, 10_240, at - 512, at + 40]) {
      writeFileSync(damaged, whole.subarray(0, size))
      expect((await verifyArchive(damaged)).faults).not.toEqual([])
    }
  })
})

describe('a backup while people write', () => {
  /** Two rows in one transaction, and files whose bytes come before their row. */
  async function write(n: number): Promise<void> {
    const bytes = Buffer.from(`file ${n}`)
    const [id, key] = [uuid(), `Deliveries/hot/${n}.png`]
    await source.storage.put(id, bytes, 'image/png')
    await source.db.tx(async (tx) => {
      const account = { rank: 0, role: 'DRIVER', status: 'CONFIRMED', passwordHash: 'x' } as const
      await tx.sql.insert(users).values({ id: uuid(), email: `hot${n}@left.test`, ...account })
      const stored = { state: 'ready', size: bytes.length, maxBytes: 100, sha256: sha256(bytes) } as const
      await tx.sql.insert(files).values({ id, key, type: 'image/png', kind: 'hot', fileName: 'x', ...stored })
      await tx.sql.insert(users).values({ id: uuid(), email: `hot${n}@right.test`, ...account })
    })
  }

  it('holds one moment', async () => {
    let n = 0
    let ended = false
    const writers = Array.from({ length: 4 }, async () => {
      while (!ended) await write(n++)
    })
    while (n < 20) await new Promise((next) => void setTimeout(next, 5))
    const path = join(folder, 'hot.tar')
    await backUp(source, path)
    const after = n
    ended = true
    await Promise.all(writers)
    const target = await newTarget(source.db.engine)
    await restoreInto(target, path)
    const [found] = await find<{ left: number; right: number; files: number }>(
      target,
      `SELECT count(*) FILTER (WHERE email LIKE 'hot%@left.test')::int AS left, count(*) FILTER (WHERE email LIKE 'hot%@right.test')::int AS right,
        (SELECT count(*)::int FROM files WHERE kind = 'hot') AS files FROM users`,
    )
    expect(found).toEqual({ left: found?.left, right: found?.left, files: found?.left })
    expect(found?.left).toBeGreaterThan(0)
    expect(found?.left).toBeLessThan(after)
    await expectFilesAsRows(target)
    for (const query of Object.values(INVARIANTS)) expect(await find(target, query)).toEqual([])
  })

  it('names files that are lost or were changed, and keeps the rest', async () => {
    const stored = await find<{ id: string; deleted: boolean }>(source, STORED_FILES)
    const [lost, changed, ...others] = stored.filter(({ deleted }) => !deleted).map(({ id }) => id)
    const bytes = await buffer(await source.storage.read(lost!))
    await source.storage.remove(lost!)
    await source.storage.put(changed!, Buffer.from('other'), 'image/png')
    const path = join(folder, 'lost.tar')
    const manifest = await backUp(source, path)
    expect(manifest.files).toMatchObject({ missing: [lost], changed: [changed] })
    expect((await app.http.inject('/metrics')).body).toContain('\nbackup_files_lost 2\n')
    await restoreInto(empty, path)
    expect(await namesIn(empty.storage)).toEqual(expect.arrayContaining(others))
    await source.storage.put(lost!, bytes, 'image/png')
  })

  it('is given up when the server stops, without a trace', async () => {
    const stopping = new AbortController()
    stopping.abort(new Error('stopped'))
    const path = join(folder, 'given-up.tar')
    await expect(writeBackup(sourceOf(source), path, stopping.signal)).rejects.toThrow('stopped')
    expect(readdirSync(folder).filter((name) => name.startsWith('given-up'))).toEqual([])
    await backUp(source, path)
  })
})
