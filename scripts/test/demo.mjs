import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT, freePort } from '../process.mjs'

const A_MOMENT_MS = 250

/** Fills an empty folder with the demo: the product is started on it once, and stopped. What hinders it, the journeys will say. */
export async function fillDemo(folder) {
  const port = String(await freePort())
  const child = spawn(process.execPath, [join(ROOT, 'server', 'dist', 'main.js')], {
    env: {
      ...process.env,
      DEMO: '1',
      NODE_ENV: 'production',
      PORT: port,
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      DATABASE_URL: undefined,
      REDIS_URL: undefined,
    },
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (child.exitCode === null && !(await isReady())) await sleep(A_MOMENT_MS)
  child.kill('SIGTERM')
  await ended
}
