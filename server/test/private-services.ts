import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** A server of a test's own, which it may freeze and kill. */
export interface PrivateService {
  readonly url: string
  /** Stops every process of it where it stands, as a machine does that hangs. */
  freeze(): void
  thaw(): void
  kill(): Promise<void>
  /** After a kill, at the same address. */
  start(): Promise<void>
  remove(): Promise<void>
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => done(port))
    })
  })
}

/** A process and those that it started. */
function family(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  return [pid, ...pairs.filter(([, parent]) => parent === pid).map(([child = 0]) => child)]
}

interface Program {
  readonly url: string
  launch(): ChildProcess
  answers(): Promise<boolean>
  clean(): void
}

async function run({ url, launch, answers, clean }: Program): Promise<PrivateService> {
  let running: ChildProcess
  async function start(): Promise<void> {
    running = launch()
    while (!(await answers())) {
      if (running.exitCode !== null) throw new Error(`the server of the test ended with ${running.exitCode}`)
      await sleep(100)
    }
  }
  function signal(name: NodeJS.Signals): void {
    for (const pid of family(running.pid ?? 0)) {
      try {
        process.kill(pid, name)
      } catch {
        // ended by itself since it was listed
      }
    }
  }
  async function kill(): Promise<void> {
    const ended = new Promise((done) => running.once('exit', done))
    if (running.exitCode !== null || running.signalCode !== null) return
    signal('SIGKILL')
    await ended
  }
  await start()
  return {
    url,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    kill,
    start,
    async remove() {
      await kill()
      clean()
    },
  }
}

const succeeds = (program: string, ...args: string[]) => spawnSync(program, args).status === 0

function postgresPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : []
  return [...versions, ...(process.env['PATH'] ?? '').split(':')].find((folder) => existsSync(join(folder, 'initdb')))
}

/** PostgreSQL does not run as root. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const lines = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const [, , uid, gid] = lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody') ?? []
  return { uid: Number(uid), gid: Number(gid) }
}

export const canRunPostgres = process.platform === 'linux' && postgresPrograms() !== undefined
export const canRunRedis = process.platform === 'linux' && succeeds('redis-server', '--version')

export async function privatePostgres(): Promise<PrivateService> {
  const programs = postgresPrograms() ?? ''
  const folder = mkdtempSync(join(tmpdir(), 'volant-private-pg-'))
  const user = ordinaryUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  spawnSync(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...user,
    cwd: folder,
  })
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  return run({
    url,
    launch: () =>
      spawn(
        join(programs, 'postgres'),
        ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'],
        { ...user, cwd: folder, stdio: 'ignore' },
      ),
    async answers() {
      const client = new pg.Client({ connectionString: url })
      client.on('error', () => undefined)
      try {
        await client.connect()
        await client.end()
        return true
      } catch {
        return false
      }
    },
    clean: () => rmSync(folder, { recursive: true, force: true }),
  })
}

export async function privateRedis(): Promise<PrivateService> {
  const port = await freePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  return run({
    url: `redis://127.0.0.1:${port}`,
    launch: () => spawn('redis-server', args, { cwd: tmpdir(), stdio: 'ignore' }),
    answers: () => Promise.resolve(succeeds('redis-cli', '-p', String(port), 'ping')),
    clean: () => undefined,
  })
}
