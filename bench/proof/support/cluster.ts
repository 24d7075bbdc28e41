import { execFile } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../src/production'
import { onServer } from './database'
import { NotRun } from './lane'

type StopMode = 'fast' | 'immediate'

/** A PostgreSQL that belongs to one row, which may stop it as hard as it likes. */
export interface Cluster {
  readonly url: string
  query(text: string): Promise<void>
  /** How many statements with this text it was asked, since it writes them down. */
  countAsked(text: string): number
  /** Of the server and of each connection's process. */
  pids(): Promise<number[]>
  stop(mode: StopMode): Promise<void>
  start(): Promise<void>
  /** Another one that follows it: a copy, streamed as it is written. Both write down what they are asked from then on. */
  follow(): Promise<Cluster>
  dispose(): Promise<void>
}

const SETTINGS = '-c listen_addresses=127.0.0.1 -c max_connections=200'
const WRITTEN_DOWN = `${SETTINGS} -c log_statement=all`

/** The programs and the ordinary user to run them as, which the script found. */
function programs(): { readonly folder: string; readonly user: { uid?: number; gid?: number } } {
  const { PROOF_POSTGRES_PROGRAMS: folder, PROOF_POSTGRES_USER: user } = process.env
  if (folder === undefined) throw new NotRun('no programs of PostgreSQL to start one with')
  const [uid, gid] = user === undefined ? [] : user.split(':').map(Number)
  return { folder, user: { uid, gid } }
}

/** A folder that belongs to whoever runs PostgreSQL. */
function makeFolder(place: string, { uid, gid }: ReturnType<typeof programs>['user']): string {
  const made = mkdtempSync(join(place, 'volant-proof-pg-'))
  if (uid !== undefined && gid !== undefined) chownSync(made, uid, gid)
  return made
}

/**
 * @param fill makes the folder of the database, with a program of PostgreSQL
 * @param disk holds the rows in place of the temporary folder
 */
async function open(
  fill: (home: string) => readonly [program: string, ...args: string[]],
  given: string,
  disk?: string,
): Promise<Cluster> {
  const { folder, user } = programs()
  const home = makeFolder(tmpdir(), user)
  const data = join(disk === undefined ? home : makeFolder(disk, user), 'cluster')
  const log = join(home, 'log')
  const run = (program: string, ...args: string[]) =>
    promisify(execFile)(join(folder, program), args, { ...user, cwd: home })
  const [program, ...args] = fill(home)
  await run(program, '-D', data, ...args)
  const port = await freePort()
  let settings = given
  const control = (...parts: string[]) => run('pg_ctl', '-D', data, '-w', '-l', log, ...parts)
  const start = async () => void (await control('start', '-o', `-p ${port} -k ${home} ${settings}`))
  await start()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  return {
    url,
    query: (text) => onServer(url, async (client) => void (await client.query(text))),
    countAsked: (text) => readFileSync(log, 'utf8').split(text).length - 1,
    start,
    async pids() {
      const { stdout } = await control('status')
      const postmaster = Number(/PID: (\d+)/.exec(stdout)?.[1])
      const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
      return [postmaster, ...children.trim().split(/\s+/).map(Number)]
    },
    stop: async (mode) => void (await control('stop', '-m', mode)),
    async follow() {
      if (!existsSync(join(folder, 'pg_basebackup'))) throw new NotRun('no pg_basebackup to copy a database with')
      settings = WRITTEN_DOWN
      await control('stop', '-m', 'fast')
      await start()
      const from = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres']
      return open(() => ['pg_basebackup', '-R', '-c', 'fast', '--no-sync', ...from], WRITTEN_DOWN)
    },
    async dispose() {
      await control('stop', '-m', 'immediate').catch(() => undefined)
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/**
 * @param disk holds the rows in place of the temporary folder. The log of changes stays apart, as it has to where a disk may
 * run full: PostgreSQL ends when it cannot write that.
 */
export function startCluster(disk?: string): Promise<Cluster> {
  const made = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'] as const
  return open((home) => ['initdb', '-X', join(home, 'log-of-changes'), ...made], SETTINGS, disk)
}
