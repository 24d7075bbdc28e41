import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../src/production'
import type { Deployment } from './deployment'
import { call } from './http'

const SCRIPT = join(import.meta.dirname, 'shifted-server.ts')
const LOOK_MS = 100
const START_MS = 90_000

/** A server of the deployment whose clock the row sets; the row stops it. */
export interface ShiftedServer {
  readonly origin: string
  /** Milliseconds before or after the machine's time, from the answer on. */
  shift(milliseconds: number): Promise<void>
  stop(): Promise<void>
}

export async function startShifted({ env }: Deployment): Promise<ShiftedServer> {
  const port = await freePort()
  const child = fork(SCRIPT, {
    env: env(port),
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = once(child, 'exit')
  const origin = `http://127.0.0.1:${port}`
  const began = performance.now()
  while ((await call(origin, { address: '10.9.9.9' }, '/health/live')).status !== 200) {
    if (child.exitCode !== null || performance.now() - began > START_MS) {
      kill()
      throw new Error('the server with another clock did not start')
    }
    await sleep(LOOK_MS)
  }
  return {
    origin,
    async shift(milliseconds) {
      const heard = once(child, 'message')
      child.send(milliseconds)
      await heard
    },
    async stop() {
      process.off('exit', kill)
      child.kill('SIGTERM')
      await ended
    },
  }
}
