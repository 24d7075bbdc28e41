import { execFile } from 'node:child_process'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../src/production'
import { NotRun } from './lane'

type StopMode = 'fast' | 'immediate'

/** A PostgreSQL that belongs to one row, which may stop it as hard as it likes. */
export interface Cluster {
  readonly url: string
  /** Of the server and of each connection's process. */
  pids(): Promise<number[]>
  stop(mode: StopMode): Promise<void>
  start(): Promise<void>
  dispose(): Promise<void>
}

const SETTINGS = '-c listen_addresses=127.0.0.1 -c max_connections=200'

/** The programs and the ordinary user to run them as, which the script found. */
function programs(): { readonly folder: string; readonly user: { uid?: number; gid?: number } } {
  const { PROOF_POSTGRES_PROGRAMS: folder, PROOF_POSTGRES_USER: user } = process.env
  if (folder === undefined) throw new NotRun('no programs of PostgreSQL to start one with')
  const [uid, gid] = user === undefined ? [] : user.split(':').map(Number)
  return { folder, user: { uid, gid } }
}

export async function startCluster(): Promise<Cluster> {
  const { folder, user } = programs()
  const home = mkdtempSync(join(tmpdir(), 'volant-proof-pg-'))
  if (user.uid !== undefined && user.gid !== undefined) chownSync(home, user.uid, user.gid)
  const data = join(home, 'cluster')
  const run = (program: string, ...args: string[]) =>
    promisify(execFile)(join(folder, program), args, { ...user, cwd: home })
  await run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync')
  const port = await freePort()
  const control = (...args: string[]) => run('pg_ctl', '-D', data, '-w', '-l', join(home, 'log'), ...args)
  const start = async () => void (await control('start', '-o', `-p ${port} -k ${home} ${SETTINGS}`))
  await start()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    async pids() {
      const { stdout } = await control('status')
      const postmaster = Number(/PID: (\d+)/.exec(stdout)?.[1])
      const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
      return [postmaster, ...children.trim().split(/\s+/).map(Number)]
    },
    stop: async (mode) => void (await control('stop', '-m', mode)),
    async dispose() {
      await control('stop', '-m', 'immediate').catch(() => undefined)
      rmSync(home, { recursive: true, force: true })
    },
  }
}
