import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { NODE_OPTIONS } from '../../src/production'

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
  /** The number that it has for itself, which is another one in a namespace of its own. */
  readonly ownPid: number
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

export interface HowToStart {
  /** A program that starts the server, with its arguments. */
  readonly through?: readonly string[]
  /** The built server of another version. */
  readonly main?: string
}

export function spawnServer(env: NodeJS.ProcessEnv, { through = [], main = MAIN }: HowToStart = {}) {
  const [program, ...args] = [...through, process.execPath, ...NODE_OPTIONS, main]
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

/** What starts a server may stay beside it and take no signals: theirs is the process that it started. */
function innermost(pid: number): number {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
  return child ? innermost(Number(child)) : pid
}

function ownPidOf(pid: number): number {
  const [, numbers] = /^NSpid:(.*)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(numbers?.trim().split(/\s+/).at(-1) ?? pid)
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
  how: HowToStart = {},
): Promise<ServerProcess> {
  const began = performance.now()
  const { child, ended, output, exit } = spawnServer(env, how)
  while (!(await isReady(origin))) {
    if (exit()) throw new Error(`the server ended before it was ready:\n${output()}`)
    if (performance.now() - began > START_MS) {
      child.kill('SIGKILL')
      throw new Error(`the server was not ready after a minute:\n${output()}`)
    }
    await sleep(LOOK_MS)
  }
  const isLed = how.through !== undefined && how.through.length > 0
  const pid = isLed ? innermost(child.pid ?? 0) : (child.pid ?? 0)
  const signal = (name: NodeJS.Signals) => {
    // one that has ended may have given its number to another
    if (!exit()) process.kill(pid, name)
  }
  const send = (name: NodeJS.Signals) => {
    signal(name)
    return ended
  }
  return {
    origin,
    pid,
    ownPid: isLed ? ownPidOf(pid) : pid,
    readyAfter: performance.now() - began,
    ended,
    signal,
    kill: () => send('SIGKILL'),
    stop: () => send('SIGTERM'),
  }
}
