import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { isSunday, subDays, subHours } from 'date-fns'
import { sql } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testBus } from '../test/database'
import { readConfig } from './config'
import { sha256 } from './platform/backup/tar'
import { openConfiguredDatabase } from './platform/platform'
import { files } from './tables/files'
import { invoiceCounters } from './tables/invoices'

const COMMAND = resolve(import.meta.dirname, 'archive.ts')
const THIN = resolve(import.meta.dirname, '../../deploy/thin-backups')
const root = mkdtempSync(join(tmpdir(), 'volant-archive-'))
const source = join(root, 'source')
const archive = join(root, 'lacking.tar')
const BYTES = 'the bytes'
/** Two stored files: what stands at the place of the second one is each test's own. */
const [kept, lost] = [uuid(), uuid()]

const placeOf = (id: string) => join(source, 'files', id.slice(-2), id)

function start(dataDir: string, ...args: readonly string[]) {
  const env = { PATH: process.env['PATH'], NODE_ENV: 'development', DATA_DIR: dataDir }
  const child = spawn(process.execPath, ['--import', 'tsx', COMMAND, ...args], { env })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<{ code: number | null; said: string }>((done) => {
    child.once('close', (code) => done({ code, said }))
  })
  return { child, ended }
}

/** The command as an operator runs it. */
const run = (dataDir: string, ...args: readonly string[]) => start(dataDir, ...args).ended

beforeAll(async () => {
  const db = await openConfiguredDatabase(readConfig({ NODE_ENV: 'development', DATA_DIR: source }), testBus())
  const stored = { state: 'ready', size: BYTES.length, maxBytes: 100, sha256: sha256(Buffer.from(BYTES)) } as const
  await db.sql
    .insert(files)
    .values([kept, lost].map((id) => ({ id, key: id, type: 'image/png', kind: 'photo', fileName: 'x', ...stored })))
  await db.sql.insert(invoiceCounters).values([
    { series: 'F', year: 2026, last: 411 },
    { series: 'A', year: 2026, last: 7 },
  ])
  await db.sql.execute(sql`SELECT nextval('delivery_public_ids')`)
  await db.close()
  for (const id of [kept, lost]) mkdirSync(dirname(placeOf(id)), { recursive: true })
  writeFileSync(placeOf(kept), BYTES)
})
afterAll(() => rmSync(root, { recursive: true }))

describe('an archive that lacks a file', () => {
  const complaint = `It lacks the file ${lost}`

  it('is made and says so', async () => {
    const { code, said } = await run(source, 'backup', '--to', archive)
    expect(said).toContain(complaint)
    expect(said).not.toContain(kept)
    expect(code).toBe(2)
    expect(existsSync(archive)).toBe(true)
  })

  it('says so to whoever checks it', async () => {
    const { code, said } = await run(source, 'verify', '--from', archive)
    expect(said).toContain('is whole')
    expect(said).toContain(complaint)
    expect(code).toBe(2)
  })

  it('says so to whoever brings it back, and up to which numbers it knows', async () => {
    const { code, said } = await run(join(root, 'target'), 'restore', '--from', archive)
    expect(said).toContain('Restored')
    expect(said).toContain(complaint)
    expect(said).toContain('\n  A-2026-000007\n  F-2026-000411\n  delivery_public_ids 100001\n')
    expect(code).toBe(2)
  })
})

it('a restore that the database refuses says why, and nothing of the rows', async () => {
  const db = await openConfiguredDatabase(readConfig({ NODE_ENV: 'development', DATA_DIR: source }), testBus())
  await db.sql.execute(sql`ALTER TABLE invoice_counters ALTER last DROP NOT NULL`)
  await db.sql.execute(sql`INSERT INTO invoice_counters VALUES ('Ada', 2026, NULL)`)
  await db.close()
  const refused = join(root, 'refused.tar')
  await run(source, 'backup', '--to', refused)
  const { code, said } = await run(join(root, 'refusing'), 'restore', '--from', refused)
  expect(said).toMatch(/^A statement failed in the database: .*"last" of relation "invoice_counters"/)
  expect(said).not.toContain('Ada')
  expect(code).toBe(1)
})

it.each(['SIGTERM', 'SIGINT'] as const)(
  'a backup that is stopped by %s leaves nothing half written',
  async (signal) => {
    // a file whose bytes come when somebody gives them
    spawnSync('mkfifo', [placeOf(lost)])
    const folder = join(root, signal)
    const { child, ended } = start(source, 'backup', '--to', `${folder}/`)
    const left = () => (existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith('volant-')) : [])
    await expect.poll(left, { timeout: 60_000 }).toEqual([expect.stringMatching(/\.tar\.part$/)])
    child.kill(signal)
    const writing = open(placeOf(lost), 'r+').then(async (file) => {
      await file.writeFile(BYTES)
      await file.close()
    })
    const { code, said } = await ended
    await writing
    rmSync(placeOf(lost))
    expect(left()).toEqual([])
    expect(said).toContain('The backup was given up.')
    expect(code).toBe(1)
  },
)

it('of old archives those of seven nights and of four Sundays stay, and nothing half written', () => {
  const folder = join(root, 'thinned')
  mkdirSync(folder)
  const now = new Date()
  const write = (name: string, at: Date) => {
    writeFileSync(join(folder, name), '')
    utimesSync(join(folder, name), at, at)
  }
  const nights = [...Array(60).keys()].map((nth) => ({ nth, name: `volant-${nth}.tar`, at: subDays(now, nth) }))
  for (const { name, at } of nights) write(name, at)
  write('volant-1.tar.part', subHours(now, 1))
  write('volant-2.tar.part', subDays(now, 2))
  write('mine.tar', subDays(now, 50))
  expect(spawnSync(THIN, [folder]).status).toBe(0)
  const stay = nights.filter(({ nth, at }) => nth < 7 || (nth < 28 && isSunday(at))).map(({ name }) => name)
  expect(stay).toHaveLength(10)
  expect(readdirSync(folder).toSorted()).toEqual([...stay, 'mine.tar', 'volant-1.tar.part'].toSorted())
})
