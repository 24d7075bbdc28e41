import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Bus } from '../bus'
import { FOLDER_IN_USE } from './guard'
import { openDatabase } from './open'
import { rows } from './rows'

const here = import.meta.dirname
const server = resolve(here, '../../..')
const WRITER = join(here, 'durability.writer.testing.ts')
const MAIN = resolve(here, '../../main.ts')

/** Networks, process ids and mounts of its own, as a container has them; the folder is mounted at a path of its own. */
const OWN_NAMESPACES = ['--net', '--pid', '--fork', '--kill-child', '--mount', '--mount-proc']
if (process.getuid?.() !== 0) OWN_NAMESPACES.unshift('--user', '--map-root-user')
const MOUNT_AND_RUN = 'mount --bind "$0" "$1" && shift && exec "$@"'

const canContain =
  spawnSync('unshare', [...OWN_NAMESPACES, 'sh', '-c', 'mount --bind "$0" "$0"', tmpdir()]).status === 0
const contained = canContain
  ? 'in namespaces and at paths of their own'
  : 'in namespaces and at paths of their own (not run: this machine gives no namespaces)'

type Start = (name: string, script: string, args: readonly string[], env?: Record<string, string>) => ChildProcess

let root: string
const processes: ChildProcess[] = []
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'volant-two-'))
  mkdirSync(join(root, 'data'))
})
afterEach(() => {
  for (const each of processes.splice(0)) each.kill('SIGKILL')
  rmSync(root, { recursive: true, force: true })
})

const options = (env: Record<string, string>) => ({
  cwd: server,
  env: { ...process.env, ...env },
  stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'],
})

/** `DATA` stands for the path of the data folder. */
const beside: Start = (_name, script, args, env = {}) =>
  spawn(
    process.execPath,
    ['--import', 'tsx', script, ...args.map((each) => each.replace('DATA', join(root, 'data')))],
    {
      ...options({ ...env, DATA_DIR: join(root, 'data') }),
    },
  )

const inContainer: Start = (name, script, args, env = {}) => {
  const path = join(root, name)
  mkdirSync(path)
  const command = [process.execPath, '--import', 'tsx', script, ...args.map((each) => each.replace('DATA', path))]
  return spawn(
    'unshare',
    [...OWN_NAMESPACES, 'sh', '-c', MOUNT_AND_RUN, join(root, 'data'), path, ...command],
    options({ ...env, DATA_DIR: path }),
  )
}

function follow(child: ChildProcess) {
  processes.push(child)
  const seen = { out: '', err: '' }
  child.stdout?.on('data', (chunk: Buffer) => (seen.out += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (seen.err += chunk.toString()))
  const ended = new Promise<number | null>((done) => child.once('close', done))
  return { seen, ended, kill: () => child.kill('SIGKILL') }
}

const numbers = (out: string) => out.slice(0, out.lastIndexOf('\n')).split('\n').slice(1).map(Number)

async function rowsThere(): Promise<number | undefined> {
  const settings = {
    folder: join(root, 'data', 'db'),
    migrations: resolve(here, '../../migrations'),
    template: resolve(server, 'dist/template.tar.gz'),
  }
  const db = await openDatabase(settings, new Bus(() => undefined))
  const [found] = await rows<{ n: number }>(db.sql, sql`SELECT count(*) AS n FROM acknowledged`)
  await db.close()
  return found?.n
}

for (const { where, start, can } of [
  { where: 'side by side', start: beside, can: true },
  { where: contained, start: inContainer, can: canContain },
]) {
  it.runIf(can)(`lets one of two processes have the folder, ${where}`, async () => {
    const first = follow(start('a', WRITER, ['DATA/db', '0']))
    while (!first.seen.out.includes('ready')) await sleep(20)

    const second = follow(start('b', MAIN, [], { NODE_ENV: 'development', PORT: '0', LOG_LEVEL: 'silent' }))
    expect(await second.ended).toBe(FOLDER_IN_USE)
    expect(second.seen.err).toMatch(/is in use by process \d+ on host \S+ since /)
    expect(second.seen.out).toBe('')

    const before = numbers(first.seen.out).length
    while (numbers(first.seen.out).length < before + 5) await sleep(20)
    first.kill()
    await first.ended
    const acknowledged = numbers(first.seen.out).length
    expect(acknowledged).toBeGreaterThan(5)

    // killed without a warning: the next one has the folder at once, and everything that was acknowledged
    expect(await rowsThere()).toBeGreaterThanOrEqual(acknowledged)
  })
}
