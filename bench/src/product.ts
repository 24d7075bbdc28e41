import { execFile, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { z } from 'zod'

const ROOT = resolve(import.meta.dirname, '../..')
const PASSWORD = 'Bench-password-2026'

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}

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

/** The built product on this database, and a super admin's token as the sign-in page would get it. */
export async function startProduct(
  url: string,
): Promise<{ readonly origin: string; readonly token: string; stop(): void }> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    DATABASE_URL: url,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'volant-bench-')),
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: origin,
    LOG_LEVEL: 'error',
    NODE_ENV: 'development',
  }
  const email = `bench-${Date.now()}@volant.test`
  const names = ['--email', email, '--first-name', 'Bench', '--last-name', 'Admin']
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(ROOT, 'server/dist/create-admin.js'), ...names],
    { env },
  )
  const temporary = /once with (\S+)/.exec(stdout)?.[1]
  const server = spawn(process.execPath, [join(ROOT, 'server/dist/main.js')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await waitUntilReady(origin)
  const challenge = Challenge.parse(
    await post(`${origin}/auth/login-gestion`, { username: email, password: temporary }),
  )
  const signed = Signed.parse(
    await post(`${origin}/auth/set-new-password`, {
      session: challenge.Session,
      username: email,
      newPassword: PASSWORD,
    }),
  )
  return { origin, token: signed.AuthenticationResult.IdToken, stop: () => void server.kill() }
}
