import { once } from 'node:events'
import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import * as z from 'zod'
import type { Side } from './measure'
import { NODE_OPTIONS, PRODUCTION, freePort } from './production'
import { workloads } from './workloads'

const ROOT = resolve(import.meta.dirname, '../..')
const PASSWORD = 'Bench-password-2026'

async function post(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return response.json()
}

async function waitUntilReady(origin: string): Promise<void> {
  for (let tries = 0; tries < 120; tries++) {
    const ready = await fetch(`${origin}/health/ready`).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return
    await sleep(250)
  }
  throw new Error('the server did not become ready')
}

const Challenge = z.object({ Session: z.string() })
const Signed = z.object({ AuthenticationResult: z.object({ IdToken: z.string() }) })

const KILOBYTE = 1024
const SAMPLE_INTERVAL_MS = 100

/** Resident memory of a process in bytes, where the system reports it. */
function memoryOf(pid: number | undefined): number {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes ?? 0) * KILOBYTE
  } catch {
    return 0
  }
}

function watchMemory(pid: number | undefined): { end(): number } {
  let peak = memoryOf(pid)
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid))
  }, SAMPLE_INTERVAL_MS)
  return {
    end() {
      clearInterval(timer)
      return peak
    },
  }
}

/** Starts the built product on this database, with a super admin who signs in for the requests. */
export async function startProduct(url: string, root = ROOT): Promise<Side> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const dataDir = mkdtempSync(join(tmpdir(), 'volant-bench-'))
  const env = {
    ...process.env,
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: origin,
    LOG_LEVEL: 'error',
    ...PRODUCTION,
  }
  const email = `bench-${port}-${Date.now()}@volant.test`
  const names = ['--email', email, '--first-name', 'Bench', '--last-name', 'Admin']
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'server/dist/create-admin.js'), ...names],
    { env },
  )
  const temporary = /once with (\S+)/.exec(stdout)?.[1]
  const server = spawn(process.execPath, [...NODE_OPTIONS, join(root, 'server/dist/main.js')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await waitUntilReady(origin)
  const challenge = Challenge.parse(
    await post(`${origin}/auth/login-gestion`, { username: email, password: temporary }),
  )
  await post(`${origin}/auth/set-new-password`, {
    session: challenge.Session,
    username: email,
    newPassword: PASSWORD,
  })
  return {
    async workloads(samples) {
      const signed = Signed.parse(await post(`${origin}/auth/login-gestion`, { username: email, password: PASSWORD }))
      return workloads(origin, signed.AuthenticationResult.IdToken, samples)
    },
    watchMemory: () => watchMemory(server.pid),
    async stop() {
      server.kill()
      await once(server, 'exit')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
