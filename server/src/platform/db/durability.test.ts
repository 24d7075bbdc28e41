import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { Bus } from '../bus'
import { openDatabase } from './open'
import { rows } from './rows'

const here = import.meta.dirname
const WRITER = join(here, 'durability.writer.testing.ts')
const KILLS = 6

/** Runs the writer, kills it at some moment, and answers the last row it had acknowledged. */
async function writeUntilKilled(folder: string, from: number, milliseconds: number): Promise<number> {
  const writer = spawn(process.execPath, ['--import', 'tsx', WRITER, folder, String(from)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  writer.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise((done) => writer.once('exit', done))
  while (!said.includes('ready')) await sleep(20)
  await sleep(milliseconds)
  writer.kill('SIGKILL')
  await ended
  // only whole lines were acknowledged
  const numbers = said.slice(0, said.lastIndexOf('\n')).split('\n').slice(1).map(Number)
  return numbers.at(-1) ?? from - 1
}

it(`loses nothing acknowledged and keeps nothing half done in ${KILLS} kills`, async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'volant-kill-')), 'db')
  let acknowledged = -1
  let next = 0
  for (let kill = 0; kill < KILLS; kill++) {
    acknowledged = Math.max(acknowledged, await writeUntilKilled(folder, next, 30 + kill * 97))
    const settings = {
      folder,
      migrations: resolve(here, '../../migrations'),
      template: resolve(here, '../../../dist/template.tar.gz'),
    }
    const db = await openDatabase(settings, new Bus(() => undefined))
    const [found] = await rows<{ n: number; last: number; half: number }>(
      db.sql,
      sql`SELECT count(*) AS n, coalesce(max(n), -1) AS last, count(*) FILTER (WHERE half IS DISTINCT FROM n) AS half FROM acknowledged`,
    )
    await db.close()
    expect(found).toMatchObject({ half: 0 })
    expect(found?.last).toBeGreaterThanOrEqual(acknowledged)
    expect(found?.n).toBe((found?.last ?? -1) + 1)
    next = (found?.last ?? -1) + 1
  }
  expect(acknowledged).toBeGreaterThan(10)
  rmSync(join(folder, '..'), { recursive: true })
}, 180_000)
