import { randomBytes } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { extract } from 'tar'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { LOG_OF_CHANGES, makeCheckpoints } from './checkpoints'
import type { Checkpoints } from './checkpoints'

const TEMPLATE = resolve(import.meta.dirname, '../../../dist/template.tar.gz')
const MEGABYTE = 1024 * 1024

let root: string
let db: PGlite
let checkpoints: Checkpoints
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'volant-checkpoints-'))
})
afterEach(async () => {
  await checkpoints.stop()
  await db.close()
  spawnSync('umount', ['--lazy', root])
  rmSync(root, { recursive: true, force: true })
})

async function open(): Promise<void> {
  const folder = join(root, 'db')
  mkdirSync(folder)
  await extract({ file: TEMPLATE, cwd: folder })
  db = await PGlite.create({ dataDir: folder, startParams: [...PGlite.defaultStartParams, ...LOG_OF_CHANGES] })
  await db.exec('CREATE TABLE written (n serial, text text)')
  checkpoints = makeCheckpoints(db, folder)
}

/** Some four megabytes of the log. */
async function write(): Promise<void> {
  for (let row = 0; row < 200; row += 1)
    await db.query('INSERT INTO written (text) VALUES ($1)', [randomBytes(10_000).toString('hex')])
}

const pieces = () => readdirSync(join(root, 'db/pg_wal')).filter((name) => name.length === 24).length

it('keeps the log of changes short however much is written', async () => {
  await open()
  for (let turn = 0; turn < 30; turn += 1) {
    await write()
    await checkpoints.look()
  }
  expect(pieces()).toBeLessThanOrEqual(4)
})

const mounted = spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0
const fullDisk = `only reads from before the log ends on a full disk until there is room${mounted ? '' : ' (not run: nobody may mount a disk here)'}`

it.runIf(mounted)(fullDisk, async () => {
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=80m', 'tmpfs', root])
  await open()
  const { bavail, bsize } = statfsSync(root)
  const rest = join(root, 'rest')
  writeFileSync(rest, Buffer.alloc(bavail * bsize - 12 * MEGABYTE))
  let refused: unknown
  for (let turn = 0; turn < 10 && refused === undefined; turn += 1) {
    await write().catch((error: unknown) => {
      refused = error
    })
    await checkpoints.look()
  }
  expect(refused).toMatchObject({ code: '25006' })
  const { rows } = await db.query<{ n: number; last: number }>('SELECT count(*)::int AS n, max(n) AS last FROM written')
  expect(rows[0]?.n).toBeGreaterThan(0)
  expect(rows[0]?.n).toBe(rows[0]?.last)

  rmSync(rest)
  await checkpoints.look()
  await write()
})
