import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const MAIN = join(import.meta.dirname, '../../../server/dist/main.js')
const LOOK_MS = 20
const START_MS = 60_000
const KEPT_OUTPUT = 4000

export interface Exit {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/** The product as a process of its own. */
export interface ServerProcess {
  readonly origin: string
  readonly pid: number
  /** Milliseconds from the start to the first yes of /health/ready. */
  readonly readyAfter: number
  /** Settles when the process has ended. */
  readonly ended: Promise<Exit>
  signal(signal: NodeJS.Signals): void
  kill(): Promise<Exit>
  /** As a supervisor stops it: SIGTERM, and wait. */
  stop(): Promise<Exit>
}

const running = new Set<() => void>()
process.once('exit', () => {
  for (const kill of running) kill()
})

/** @param through a program that starts the server, with its arguments */
export function spawnServer(env: NodeJS.ProcessEnv, through: readonly string[] = []) {
  const [program, ...args] = [...through, process.execPath, MAIN]
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      output = (output + part.toString()).slice(-KEPT_OUTPUT)
    })
  const kill = () => void child.kill('SIGKILL')
  running.add(kill)
  let exit: Exit | undefined
  const ended = new Promise<Exit>((resolve) => {
    child.once('close', (code, signal) => {
      running.delete(kill)
      exit = { code, signal }
      resolve(exit)
    })
  })
  return { child, ended, output: () => output, exit: () => exit }
}

async function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(5000) }).then(
    async (response) => {
      await response.text()
      return response.ok
    },
    () => false,
  )
}

/** @throws when the process ends, or is not ready in a minute */
export async function startServer(
  env: NodeJS.ProcessEnv,
  origin: string,
  through: readonly string[],
): Promise<ServerProcess> {
  const began = performance.now()
  const { child, ended, output, exit } = spawnServer(env, through)
  while (!(await isReady(origin))) {
    if (exit()) throw new Error(`the server ended before it was ready:\n${output()}`)
    if (performance.now() - began > START_MS) {
      child.kill('SIGKILL')
      throw new Error(`the server was not ready after a minute:\n${output()}`)
    }
    await sleep(LOOK_MS)
  }
  const send = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  return {
    origin,
    pid: child.pid ?? 0,
    readyAfter: performance.now() - began,
    ended,
    signal: (signal) => void child.kill(signal),
    kill: () => send('SIGKILL'),
    stop: () => send('SIGTERM'),
  }
}
