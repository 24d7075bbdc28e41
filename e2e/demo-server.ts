import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const START = join(import.meta.dirname, '../scripts/start.mjs')
const POLL_MS = 250

async function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

/** Demos that tests start for themselves: two that they stop while pages are open, one with another map, one with a push service. */
export const COPIES = ['to-stop', 'to-cut', 'with-roads', 'with-pushes'] as const
type Copy = (typeof COPIES)[number]

/** Its data folder. */
export const copyFolderOf = (copy: Copy) => `${process.env.E2E_DATA_DIR ?? ''}-${copy}`

/** Below stand ports that browsers and fetch refuse, such as 6667; above, those that the system gives to connections. */
const FIRST_PORT = 11_000
const PORTS_EACH = 2000
/** The port of what a test starts for itself, in a range of its own, so that files that run at the same time never meet. */
export const portOf = (started: Copy | 'push-service') =>
  FIRST_PORT + PORTS_EACH * [...COPIES, 'push-service'].indexOf(started) + (Number(process.env.E2E_PORT) % PORTS_EACH)

/** The product on a copy of the demo. */
export const copiedDemo = (copy: Copy, settings: Record<string, string> = {}) =>
  demoServer(portOf(copy), copyFolderOf(copy), settings)

/** The product as `npm start` starts it, with this data folder; an empty one is filled first. */
export function demoServer(port: number, dataDir: string, settings: Record<string, string> = {}) {
  const address = `http://127.0.0.1:${port}`
  const env = { ...process.env, DEMO: '1', NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, ...settings }
  let running: ChildProcess | undefined

  async function start(): Promise<void> {
    const child = spawn(process.execPath, [START], { env: { ...env, LOG_LEVEL: 'error' }, stdio: 'inherit' })
    running = child
    while (!(await isReady(address))) {
      if (hasEnded(child)) throw new Error(`the demo ended with ${child.exitCode ?? child.signalCode}`)
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  }
  async function stop(): Promise<void> {
    const child = running
    running = undefined
    if (!child || hasEnded(child)) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  return { address, start, stop }
}
