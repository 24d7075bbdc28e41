import { verb } from '@volant/contract/rest/verb'
import { AppError, ensure } from '@volant/contract/errors'
import { DeliveryRoom } from '@volant/contract/live'
import { ANONYMOUS } from '@volant/domain/kernel/actor'
import type { AdminActor, ClientActor } from '@volant/domain/kernel/actor'
import { ALLOWED, refuse } from '@volant/domain/kernel/decision'
import type { Access } from '@volant/domain/permissions/operations'
import { Writable } from 'node:stream'
import * as z from 'zod'
import { createLogger } from '../src/platform/log/logger'
import type { AuthenticatedActor, Authenticator } from '../src/platform/operations/authenticator'
import type { AccessRules } from '../src/platform/operations/catalogue'
import { openDoors } from '../src/platform/operations/doors'
import type { DoorSettings } from '../src/platform/operations/doors'
import { defineLive, defineResolver, defineRoute } from '../src/platform/operations/registry'
import type { GraphqlOperation, Operation, RequestContext } from '../src/platform/operations/registry'
import { selectedFields } from '../src/platform/graphql/selection'
import type { Selection } from '../src/platform/graphql/selection'
import { rooms } from '../src/platform/live/rooms'

export const ADMIN: AdminActor = { role: 'ADMIN', rank: 2, sub: 'sub-admin', profileId: 'a1', language: 'fr' }
export const CLIENT: ClientActor = {
  role: 'CLIENT',
  rank: 6,
  sub: 'sub-client',
  profileId: 'c1',
  language: 'en',
  organizationId: 'org-1',
}

/** Tokens of the small world: `admin`, `client`, `admin 2` (another account); anything else is no token. */
export const sessions = { ended: new Set<string>(), secondsLeft: 900, database: Promise.resolve() }

const authenticator: Authenticator = {
  async authenticate(header) {
    const token = header?.replace(/^Bearer /, '')
    await sessions.database
    if (token === undefined || token === 'no-token') return ANONYMOUS
    const [role, account = ''] = token.split(' ')
    if (token === 'expired') throw new AppError('TOKEN_EXPIRED')
    const actor = role === 'admin' ? ADMIN : role === 'client' ? CLIENT : undefined
    if (!actor || sessions.ended.has(actor.sub + account)) throw new AppError('UNAUTHENTICATED')
    const expiresAt = Date.now() / 1000 + sessions.secondsLeft
    return {
      ...actor,
      sub: actor.sub + account,
      sessionId: token,
      sessionVersion: 1,
      expiresAt,
    } satisfies AuthenticatedActor
  },
}

const OPEN = { anonymous: true } as const
const ADMINS = { admin: 3 } as const
const BOTH = { client: 6, admin: 3 } as const

const FEATURES = {
  'POST /things/{id}': { ...BOTH, object: true },
  'GET /things': ADMINS,
  'POST /open': OPEN,
  'POST /limited': OPEN,
  'GET /blobs/{key}': OPEN,
  'PUT /blobs/{key}': OPEN,
  'GET /broken': OPEN,
  'GET /dev/secret': { anonymous: true, demo: true },
  'GET /health/live': OPEN,
  'GET /health/ready': OPEN,
  'GET /metrics': { admin: 1, developers: true },
  'GET /docs': { admin: 1, developers: true },
  'GET /config.json': OPEN,
  'live connect': OPEN,
  'live join-delivery': OPEN,
  'live leave-delivery': BOTH,
  'live sendLocation': { driver: 'accepted' },
  findAllDeliveries: BOTH,
  findDeliveryById: BOTH,
  tariff: { admin: 1 },
  updateTariff: BOTH,
  createDelivery: BOTH,
  updateDelivery: { ...BOTH, object: true },
} as const satisfies Record<string, Access>

function rulesOf(operations: Readonly<Record<string, Access>>): AccessRules {
  const reach = (name: string) => operations[name] ?? {}
  return {
    operations,
    mayEverCall(actor, name) {
      const access = reach(name)
      if (access.anonymous || access.token) return ALLOWED
      if (actor.role === 'ANONYMOUS') return refuse('UNAUTHENTICATED')
      const key = actor.role.toLowerCase() as 'admin' | 'client' | 'driver'
      return access[key] === undefined ? refuse('FORBIDDEN', 'WRONG_ROLE') : ALLOWED
    },
    mayCallByRank(actor, name) {
      const access = reach(name)
      if (access.anonymous || actor.role !== 'ADMIN') return ALLOWED
      return actor.rank <= (access.admin ?? 0) ? ALLOWED : refuse('FORBIDDEN', 'RANK_TOO_LOW')
    },
  }
}

const Thing = z.object({ id: z.string(), name: z.string() })

export const seen: { selection?: Selection; calls: RequestContext[] } = { calls: [] }

function resolvers(): GraphqlOperation[] {
  return [
    defineResolver('findAllDeliveries', {}, (ctx, args, info) => {
      seen.calls.push(ctx)
      seen.selection = selectedFields(info)
      const record = {
        id: 'd1',
        publicId: '100001',
        vehicles: [],
        offers: [],
        createdAt: '2026-01-02T03:04:05+00:00',
        version: 1,
      }
      return { records: [record], total: args.pagination?.perPage ?? 0 }
    }),
    defineResolver('findDeliveryById', {}, (_ctx, { id }) => {
      if (id === 'crash') throw new Error('SELECT secret FROM relation')
      if (id === 'left') throw Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' })
      if (id === 'gone') throw new AppError('NOT_FOUND')
      if (id === 'strange') return { id, status: 'NONE' }
      return id === 'bad' ? { id, publicId: null } : null
    }),
    defineResolver('tariff', {}, () => ({ base: 1 })),
    defineResolver('updateTariff', { limits: [{ by: 'user', max: 3, seconds: 60 }] }, (_ctx, { tariff }) => tariff),
    defineResolver('createDelivery', { idempotent: true }, (ctx, { input }) => {
      seen.calls.push(ctx)
      return { id: input.clientEmail, createdAt: input.carDeliveryDeadline }
    }),
    defineResolver('updateDelivery', {}, () => {
      throw new AppError('CONFLICT', { reason: 'STALE_VERSION', current: { status: 'SET', version: 7, allowed: [] } })
    }),
  ]
}

function routes(): Operation[] {
  const thing = verb({
    summary: 'A call',
    method: 'POST',
    path: '/things/{id}',
    params: z.strictObject({ id: z.guid() }),
    body: z.strictObject({ name: z.string().min(2), at: z.number().optional() }),
    replies: { 201: Thing },
  })
  return [
    defineRoute(thing, { idempotent: true }, (ctx, { params, body }) => {
      seen.calls.push(ctx)
      if (body.name === 'refused') ensure(refuse('NOT_FOUND'))
      return { id: params.id, name: body.name, secret: 'never sent' }
    }),
    defineRoute(
      verb({
        summary: 'A call',
        method: 'GET',
        path: '/things',
        query: z.object({ page: z.coerce.number() }),
        replies: { 200: Thing },
      }),
      {},
      (_ctx, { query }) => ({ id: String(query.page), name: 'all' }),
    ),
    defineRoute(
      verb({
        summary: 'A call',
        method: 'POST',
        path: '/open',
        body: z.unknown(),
        replies: { 201: z.object({ who: z.string() }) },
      }),
      {},
      (ctx) => ({ who: ctx.actor.role }),
    ),
    defineRoute(
      verb({
        summary: 'A call',
        method: 'POST',
        path: '/limited',
        body: z.strictObject({ name: z.string() }),
        replies: { 204: null },
      }),
      {
        limits: [
          { by: 'ip', max: 5, seconds: 60 },
          { by: (_ctx, { body }) => body.name, max: 2, seconds: 60 },
        ],
      },
      () => undefined,
    ),
    defineRoute(
      verb({
        summary: 'A call',
        method: 'GET',
        path: '/blobs/{key}',
        params: z.strictObject({ key: z.string().max(1024) }),
        replies: { 200: { contentType: 'text/plain' } },
      }),
      {},
      (_ctx, { params }) => params.key,
    ),
    defineRoute(
      verb({
        summary: 'A call',
        method: 'PUT',
        path: '/blobs/{key}',
        params: z.strictObject({ key: z.string() }),
        replies: { 200: { contentType: 'text/plain' } },
      }),
      { raw: true, bodyLimit: 5_000_000 },
      async (_ctx, _input, reply) => {
        let size = 0
        for await (const chunk of reply.request.body as AsyncIterable<Buffer>) size += chunk.length
        return String(size)
      },
    ),
    defineRoute(verb({ summary: 'A call', method: 'GET', path: '/broken', replies: { 200: Thing } }), {}, () => {
      throw new Error('SELECT password FROM relation users')
    }),
    defineRoute(verb({ summary: 'A call', method: 'GET', path: '/dev/secret', replies: { 200: Thing } }), {}, () => ({
      id: '',
      name: '',
    })),
  ]
}

function events(): Operation[] {
  return [
    defineLive('live join-delivery', { input: DeliveryRoom }, (_ctx, id, socket) => {
      if (id === 'foreign') throw new AppError('NOT_FOUND')
      void socket.join(id.startsWith('secret') ? rooms.tracking(id) : rooms.delivery(id))
    }),
    defineLive(
      'live leave-delivery',
      { input: DeliveryRoom },
      (_ctx, id, socket) => void socket.leave(rooms.delivery(id)),
    ),
    defineLive('live sendLocation', { input: z.unknown() }, () => undefined),
  ]
}

/** A field of the schema that no test asks for. */
const answersNothing = (name: string): Operation => ({ door: 'graphql', name, options: {}, handler: () => null })

export const logged: string[] = []

export async function openSmallWorld(change: Partial<DoorSettings> & { schema: string }) {
  const log = createLogger(
    'info',
    new Writable({
      write(line: Buffer, _encoding, done) {
        logged.push(line.toString())
        done()
      },
    }),
  )
  const own = [...routes(), ...resolvers(), ...events()]
  const rest = rootFields(change.schema).filter((name) => !own.some((operation) => operation.name === name))
  const others = Object.fromEntries(rest.map((name) => [name, BOTH]))
  return openDoors({
    http: {
      origins: ['https://partner.test'],
      https: false,
      mapOrigins: [],
      publicLinks: ['/tracking'],
      chatOrigins: [],
      trustProxy: 0,
      bodyLimit: 100_000,
    },
    rules: rulesOf({ ...FEATURES, ...others }),
    operations: [...own, ...rest.map(answersNothing)],
    authenticator,
    clock: { now: () => new Date() },
    log,
    production: true,
    demo: false,
    webConfig: {
      demo: false,
      mapStyleUrl: null,
      mapTilesUrl: null,
      supportEmail: 'support@volant.test',
      supportPhone: '',
      accountingUrl: null,
      chatUrl: null,
      surveyOrigin: null,
    },
    webFolder: 'nowhere',
    checks: {},
    extras: {},
    ...change,
  })
}

function rootFields(schema: string): string[] {
  const blocks = schema.matchAll(/^type (?:Query|Mutation) \{$(.*?)^\}/gms)
  return [...blocks].flatMap(([, body = '']) => [...body.matchAll(/^ {2}(\w+)[(:]/gm)].map(([, name = '']) => name))
}
