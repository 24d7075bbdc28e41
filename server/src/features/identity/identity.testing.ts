import type { AuthenticationResult } from '@volant/contract/rest/auth'
import type { FieldError } from '@volant/domain/kernel/errors'
import { OPERATIONS, mayCallByRank, mayEverCall } from '@volant/domain/permissions/operations'
import type { OperationName } from '@volant/domain/permissions/operations'
import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { v7 as uuid } from 'uuid'
import { testBus, testDatabase } from '../../../test/database'
import type { Bus } from '../../platform/bus'
import type { Database } from '../../platform/db/database'
import { createMetrics } from '../../platform/http/metrics'
import { openRoutes } from '../../platform/http/routes'
import { createHttpServer } from '../../platform/http/server'
import { createLiveSender } from '../../platform/live/sender'
import { createLogger } from '../../platform/log/logger'
import { createCatalogue } from '../../platform/operations/catalogue'
import { createGuard } from '../../platform/operations/guard'
import { createLimiter } from '../../platform/operations/limits'
import { register } from '../../platform/open'
import { webPushTo } from '../../platform/push/web-push'
import { drivers } from '../../tables/drivers'
import { outbox } from '../../platform/outbox/table'
import { admins, clients, organizations } from '../../tables/organizations'
import { createIdentityFeature } from './feature'
import type { IdentityFeature } from './feature'
import type { NewAccount } from './public'

export const PASSWORD = 'Livraison-42'
export const SECRET = 'a secret of the tests, long enough to sign with'
export const ISSUER = 'https://volant.test'

/** A clock that stands still until a test pushes it forward. */
export class TestClock {
  private time = Date.now()
  now(): Date {
    return new Date(this.time)
  }
  pass(seconds: number): void {
    this.time += seconds * 1000
  }
}

/** Whatever an answer of these doors may hold. */
interface Body extends Record<string, unknown> {
  readonly AuthenticationResult: AuthenticationResult['AuthenticationResult']
  readonly Session: string
  readonly id: string
  readonly code: string
  readonly message: string
  readonly fields: readonly FieldError[]
}

interface Answer {
  readonly status: number
  readonly body: Body
  readonly retryAfter: number
}

export interface TestApp {
  readonly db: Database
  readonly bus: Bus
  readonly clock: TestClock
  readonly identity: IdentityFeature
  readonly http: FastifyInstance
  call(
    method: 'GET' | 'POST',
    url: string,
    body?: unknown,
    options?: { token?: string; ip?: string; userAgent?: string },
  ): Promise<Answer>
  /** An account with its person; the e-mail address is new each time. */
  person(account: Partial<NewAccount> & Pick<NewAccount, 'role' | 'rank'>, state?: object): Promise<Person>
  login(email: string, password?: string, ip?: string, userAgent?: string): Promise<Answer>
  /** ID and refresh token of a fresh session. */
  session(email: string, password?: string, userAgent?: string): Promise<{ id: string; refresh: string }>
  /** What the newest message to this address carries. */
  mail(to: string): Promise<Record<string, string> | undefined>
  mails(to: string): Promise<number>
  close(): Promise<void>
}

export interface Person {
  readonly sub: string
  readonly profileId: string
  readonly email: string
}

let count = 0

async function addPerson(db: Database, identity: IdentityFeature, account: NewAccount, state: object): Promise<Person> {
  const profileId = uuid()
  return db.tx(async (tx) => {
    const sub = await identity.accounts.createAccount(tx, account)
    const names = { id: profileId, userId: sub, firstName: 'Léa', lastName: 'Martin' }
    if (account.role === 'ADMIN') await tx.sql.insert(admins).values(names)
    if (account.role === 'DRIVER') await tx.sql.insert(drivers).values({ ...names, confirmedByAlb: true, ...state })
    if (account.role === 'CLIENT') {
      const organizationId = uuid()
      await tx.sql
        .insert(organizations)
        .values({ id: organizationId, name: 'Horizon Autos', slug: `horizon-${profileId}` })
      await tx.sql.insert(clients).values({ ...names, organizationId, ...state })
    }
    return { sub, profileId, email: account.email }
  })
}

/** The identity feature behind real HTTP on a real database. */
export async function testApp(): Promise<TestApp> {
  const bus = testBus()
  const db = await testDatabase(bus)
  const clock = new TestClock()
  const config = { AUTH_SECRET: SECRET, PUBLIC_URL: ISSUER }
  const push = webPushTo({ publicKey: '', privateKey: '', subject: ISSUER, services: ['https://push.example'] })
  const platform = { bus, db, clock, config, push, live: createLiveSender() }
  const identity = createIdentityFeature(platform, 100_000)
  await register(platform, [identity])
  const doors = identity.operations ?? []
  const names = new Set(doors.map(({ name }) => name))
  const operations = Object.fromEntries(Object.entries(OPERATIONS).filter(([name]) => names.has(name)))
  const rules = {
    operations,
    mayEverCall: (actor: Parameters<typeof mayEverCall>[0], name: string) => mayEverCall(actor, name as OperationName),
    mayCallByRank: (actor: Parameters<typeof mayCallByRank>[0], name: string) =>
      mayCallByRank(actor, name as OperationName),
  }
  const catalogue = createCatalogue(doors, rules)
  const guard = createGuard({ rules, limiter: createLimiter(), demo: false, production: true })
  const web = { origins: [], https: false, mapOrigins: [], publicLinks: [], chatOrigins: [] }
  const http = await createHttpServer(
    { ...web, trustProxy: 1, bodyLimit: 1_000_000 },
    createLogger('silent'),
    createMetrics(),
  )
  await openRoutes(http, { catalogue, guard, authenticator: identity.authenticator })

  const call: TestApp['call'] = async (method, url, body, { token, ip, userAgent } = {}) => {
    const answer = await http.inject({
      method,
      url,
      ...(body !== undefined && { payload: body as object }),
      headers: {
        ...(token !== undefined && { authorization: token }),
        ...(ip !== undefined && { 'x-forwarded-for': ip }),
        ...(userAgent !== undefined && { 'user-agent': userAgent }),
      },
    })
    return {
      status: answer.statusCode,
      body: (answer.body === '' ? {} : answer.json()) as Body,
      retryAfter: Number(answer.headers['retry-after'] ?? 0),
    }
  }

  const login: TestApp['login'] = (username, password = PASSWORD, ip = '198.51.100.7', userAgent) =>
    call('POST', '/auth/login-gestion', { username, password }, { ip, ...(userAgent !== undefined && { userAgent }) })

  const newest = (to: string) => db.sql.select().from(outbox).where(eq(outbox.recipient, to)).orderBy(desc(outbox.id))

  return {
    db,
    bus,
    clock,
    identity,
    http,
    call,
    login,
    person(account, state = {}) {
      count += 1
      const email = `person-${count}@volant.test`
      const full = { email, language: 'fr', status: 'CONFIRMED', password: PASSWORD, ...account } as NewAccount
      return addPerson(db, identity, full, state)
    },
    async session(email, password, userAgent) {
      const { status, body } = await login(email, password, undefined, userAgent)
      if (status !== 201) throw new Error(`login answered ${status}`)
      return { id: body.AuthenticationResult.IdToken, refresh: body.AuthenticationResult.RefreshToken }
    },
    async mail(to) {
      const [message] = await newest(to)
      return message?.data as Record<string, string> | undefined
    },
    mails: async (to) => (await newest(to)).length,
    async close() {
      await http.close()
      await db.close()
    },
  }
}
