import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import type { ApiErrorBody } from '@volant/contract/errors'
import { eq } from 'drizzle-orm'
import { buildApp } from '../src/app'
import { readConfig } from '../src/config'
import { createLogger } from '../src/platform/log/logger'
import { makeSealCertificate } from '../src/platform/seal/make'
import { users } from '../src/tables/users'
import { PASSWORD, createCast } from './cast'
import type { Persona, Person } from './cast'
import { testDatabase } from './database'

export { PASSWORD }
export type { Persona }

export interface Signed extends Person {
  readonly token: string
}

export interface Answer {
  readonly status: number
  // what an answer holds differs from call to call: tests look into it as they know it
  readonly body: Record<string, never> &
    Partial<ApiErrorBody> & { data?: never; errors?: { extensions: ApiErrorBody }[] }
  readonly text: string
}

interface CallOptions {
  readonly token?: string | undefined
  readonly body?: unknown
  readonly headers?: Record<string, string>
  /** The caller's address: what is counted per address is counted apart. */
  readonly ip?: string | undefined
}

const DEVELOPMENT = { NODE_ENV: 'development' } as const
const random = () => randomBytes(36).toString('base64')
const SEAL_CERTIFICATE = join(mkdtempSync(join(tmpdir(), 'volant-seal-')), 'seal.pem')
writeFileSync(SEAL_CERTIFICATE, await makeSealCertificate('Volant', new Date()))
/** What production wants to be told. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  AUTH_SECRET: random(),
  LINK_SECRET: random(),
  FILE_SECRET: random(),
  SEAL_CERTIFICATE,
  SUPPORT_EMAIL: 'aide@convoyage.example',
  SUPPORT_PHONE: '+33 3 20 00 00 00',
  SELLER_NAME: 'Volant',
  SELLER_ADDRESS: '12 rue de la Paix, 75002 Paris',
  SELLER_LEGAL_FORM: 'EI',
  SELLER_SIREN: '732829320',
  SELLER_SIRET: '73282932000074',
  SELLER_VAT_ID: 'FR44732829320',
} as const

/**
 * The whole product behind its doors, on a real database, with one person signed in per persona.
 * @param environment may name other servers than the test run's
 */
export async function openProduct(
  environment: Readonly<Record<string, string>> = DEVELOPMENT,
  log = createLogger('error', new Writable({ write: (_line, _encoding, done) => done() })),
) {
  const folder = mkdtempSync(join(tmpdir(), 'volant-product-'))
  const app = await buildApp(readConfig({ ...environment, DATA_DIR: folder, PUBLIC_URL: 'http://volant.test' }), {
    ...(environment['DATABASE_URL'] === undefined && { database: testDatabase }),
    log,
  })
  await app.http.ready()
  const { db } = app
  const { people: cast, organization, other, make } = await createCast(db)
  let sessions = 0

  async function call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    { token, body, headers = {}, ip = '127.0.0.1' }: CallOptions = {},
  ): Promise<Answer> {
    const response = await app.http.inject({
      method,
      url,
      remoteAddress: ip,
      headers: { authorization: token ?? 'no-token', ...headers },
      ...(body !== undefined && { payload: body as object }),
    })
    const json = response.headers['content-type']?.toString().includes('json') ?? false
    return { status: response.statusCode, body: json ? response.json() : {}, text: response.body }
  }

  /** A session of one's own, from an address of its own: as many as a test wants. */
  async function signIn(sub: string): Promise<{ IdToken: string; RefreshToken: string }> {
    const [{ email } = { email: '' }] = await db.sql.select().from(users).where(eq(users.id, sub))
    sessions += 1
    const ip = `10.1.${sessions >> 8}.${sessions & 255}`
    const { body } = await call('POST', '/auth/login-gestion', { body: { username: email, password: PASSWORD }, ip })
    return (body as unknown as { AuthenticationResult: { IdToken: string; RefreshToken: string } }).AuthenticationResult
  }

  const people = {} as Record<Persona, Signed>
  for (const [persona, person] of Object.entries(cast))
    people[persona as Persona] = { ...person, token: (await signIn(person.sub)).IdToken }

  return {
    app,
    db,
    people,
    organization,
    other,
    make,
    signIn,
    call,
    graphql: (token: string | undefined, query: string, variables: object = {}, headers: Record<string, string> = {}) =>
      call('POST', '/graphql', { token, body: { query, variables }, headers }),
    async close() {
      await app.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Product = Awaited<ReturnType<typeof openProduct>>
