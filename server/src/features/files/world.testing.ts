import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AppError } from '@volant/contract/errors'
import type { SignedInActor } from '@volant/domain/kernel/actor'
import { ALLOWED, refuse } from '@volant/domain/kernel/decision'
import { v7 as uuid } from 'uuid'
import { testBus, testDatabase } from '../../../test/database'
import type { Database } from '../../platform/db/database'
import { createMetrics } from '../../platform/http/metrics'
import { openRoutes } from '../../platform/http/routes'
import { createHttpServer } from '../../platform/http/server'
import { createLogger } from '../../platform/log/logger'
import { createGuard } from '../../platform/operations/guard'
import { createLimiter } from '../../platform/operations/limits'
import { chooseStorage } from '../../platform/storage/choose'
import { openS3Server, S3_KEYS } from '../../platform/storage/s3-server.testing'
import { createFilesFeature } from './feature'
import { purgeFiles } from './jobs'

export const DELIVERY = uuid()
export const VEHICLE = uuid()
export const DRIVER = uuid()
export const ORGANIZATION = uuid()
const ADMIN = uuid()
const CLIENT = uuid()
const STRANGER = uuid()

const people: Record<string, SignedInActor> = {
  admin: { role: 'ADMIN', rank: 2, sub: ADMIN, profileId: ADMIN, language: 'fr' },
  client: { role: 'CLIENT', rank: 6, sub: CLIENT, profileId: CLIENT, organizationId: ORGANIZATION, language: 'fr' },
  stranger: { role: 'CLIENT', rank: 4, sub: STRANGER, profileId: STRANGER, organizationId: uuid(), language: 'fr' },
}

const FREE = { ok: true } as const

const BUCKET = { S3_BUCKET: 'volant', ...S3_KEYS }

/** Files behind real HTTP over a real database and store; the deciding features are two small rules. */
export async function openFilesWorld(kind: 'folder' | 'S3' = 'folder') {
  const folder = await mkdtemp(join(tmpdir(), 'volant-files-'))
  const tmp = join(folder, 'tmp')
  const bus = testBus()
  const db = await testDatabase(bus)
  const s3 = kind === 'S3' ? await openS3Server(BUCKET.S3_BUCKET) : undefined
  const storage = await chooseStorage({
    DATA_DIR: folder,
    S3_REGION: 'eu-west-3',
    S3_READ_LINKS: false,
    ...(s3 && { ...BUCKET, S3_ENDPOINT: s3.url }),
  })
  const time = { now: new Date() }
  const clock = { now: () => time.now }
  const config = {
    FILE_SECRET: 'x'.repeat(40),
    DATA_DIR: folder,
    PUBLIC_URL: 'https://volant.test',
    mode: 'production',
  } as const
  /** Whether the connection to the database is lost between a commit and its answer. */
  const commits = { unheard: false }
  /** Whether whoever was given a link may do nothing any more, or no longer this. */
  const rights = { lost: false, refused: false }
  const unsure: Database = {
    ...db,
    async tx(work, finish) {
      const result = await db.tx(work, finish)
      if (commits.unheard) throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
      return result
    },
  }
  const {
    stored,
    own,
    operations = [],
  } = createFilesFeature({ db: unsure, storage, clock, config }, async (_db, sub) =>
    Object.values(people).find((person) => person.sub === sub && !rights.lost),
  )
  const used = new Set<string>()
  const sees = (actor: SignedInActor) => actor.sub !== STRANGER
  own({
    delivery: {
      hold: async () => {},
      async mayUpload(_db, actor, metadata) {
        if (rights.refused) return refuse('CONFLICT', 'ILLEGAL_TRANSITION')
        if (!sees(actor) || metadata.deliveryId !== DELIVERY) return refuse('NOT_FOUND')
        return { ok: true, organizationId: ORGANIZATION }
      },
      mayDelete: async (_db, actor) => (sees(actor) ? ALLOWED : refuse('NOT_FOUND')),
      isInUse: async (_tx, { key }) => used.has(key),
    },
    driver: {
      hold: async () => {},
      mayUpload: async (_db, actor, { driverId }) =>
        sees(actor) && driverId === DRIVER ? FREE : refuse('FORBIDDEN', 'RANK_TOO_LOW'),
      mayDelete: async () => ALLOWED,
      isInUse: async () => false,
    },
  })

  const rules = { operations: {}, mayEverCall: () => ALLOWED, mayCallByRank: () => ALLOWED }
  const web = { origins: [], https: false, mapOrigins: [], publicLinks: [], chatOrigins: [], trustProxy: 0 }
  const http = await createHttpServer({ ...web, bodyLimit: 1024 * 1024 }, createLogger('silent'), createMetrics())
  await openRoutes(http, {
    catalogue: { operations, rules },
    guard: createGuard({ rules, limiter: createLimiter(), demo: false, production: true }),
    authenticator: {
      async authenticate(header) {
        const actor = people[header ?? '']
        if (header !== undefined && !actor) throw new AppError('UNAUTHENTICATED')
        return actor ? { ...actor, sessionId: actor.sub, sessionVersion: 1, expiresAt: 2e9 } : { role: 'ANONYMOUS' }
      },
    },
  })
  const address = await http.listen({ port: 0, host: '127.0.0.1' })

  function call(method: string, path: string, init: RequestInit & { as?: string } = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (init.as !== undefined) headers.set('authorization', init.as)
    return fetch(new URL(path.replace('https://volant.test', ''), address), { ...init, method, headers })
  }

  const photo = {
    module: 'delivery',
    CarState: 'images',
    carId: VEHICLE,
    deliveryId: DELIVERY,
    imagePos: 'top-left',
    state: 'before',
  }

  return {
    db,
    bus,
    files: stored,
    storage,
    purge: (signal?: AbortSignal) => purgeFiles({ db, storage, clock }, tmp, signal),
    folder,
    time,
    commits,
    rights,
    used,
    call,
    address,
    photo,
    document: { module: 'delivery', deliveryId: DELIVERY, kind: 'doc' },

    async ask(metadata: object, fileType: string, fileSize: number, as = 'client', fileName = 'photo.jpg') {
      const body = JSON.stringify({ fileName, fileType, fileSize, metadata })
      return call('POST', '/upload/authenticated-presigned-url', {
        as,
        body,
        headers: { 'content-type': 'application/json' },
      })
    },

    put: (url: string, bytes: Buffer, type: string) =>
      call('PUT', url, { body: new Uint8Array(bytes), headers: { 'content-type': type } }),

    async stored(): Promise<string[]> {
      const names: string[] = []
      for await (const { name } of storage.list()) names.push(name)
      return names
    },

    /** Bodies that wait to be checked, and files half written beside the store. */
    async underWay(): Promise<string[]> {
      const found = await Promise.all([tmp, join(folder, 'files', '.new')].map((at) => readdir(at).catch(() => [])))
      return found.flat()
    },

    async close() {
      await http.close()
      await db.close()
      await s3?.close()
      await rm(folder, { recursive: true })
    },
  }
}

export type FilesWorld = Awaited<ReturnType<typeof openFilesWorld>>
