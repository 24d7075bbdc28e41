import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '../server/dist/main.js')
const A_MOMENT_MS = 250

async function answers(address: string): Promise<boolean> {
  return fetch(`${address}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** A demo of one's own: it can be stopped under the pages that it has opened, which nobody else looks at. */
export function demoServer(port: number, dataDir: string) {
  const address = `http://127.0.0.1:${port}`
  const env = { ...process.env, DEMO: '1', NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir }
  let running: ChildProcess | undefined

  async function start(): Promise<void> {
    const child = spawn(process.execPath, [MAIN], { env: { ...env, LOG_LEVEL: 'error' }, stdio: 'inherit' })
    running = child
    while (!(await answers(address))) {
      if (child.exitCode !== null) throw new Error(`the demo ended with ${child.exitCode}`)
      await new Promise((resolve) => setTimeout(resolve, A_MOMENT_MS))
    }
  }
  async function stop(): Promise<void> {
    const child = running
    running = undefined
    if (!child || child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  return { address, start, stop }
}
