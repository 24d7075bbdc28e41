import { readFile } from 'node:fs/promises'
import { LOCATIONS } from '../locations'
import { openOwnDoor } from './backup/configured'
import { newestBackup } from './backup/last'
import { backupRetention } from './backup/table'
import type { ReplicaState } from './db/database'
import type { Feature } from './feature'
import { addGauges } from './gauges'
import { webConfigOf } from './http/web-config'
import { idempotencyRetention } from './idempotency/table'
import { createJobs } from './jobs'
import type { Job } from './jobs'
import type { DescribeDrivers } from './live/presence'
import type { Authenticator } from './operations/authenticator'
import type { AccessRules } from './operations/catalogue'
import { openDoors } from './operations/doors'
import type { Doors } from './operations/doors'
import { createDispatcher } from './outbox/dispatcher'
import type { Dispatcher } from './outbox/dispatcher'
import type { ReaderLists } from './outbox/broadcasts'
import type { Renderer } from './outbox/message'
import { outboxRetention } from './outbox/table'
import { createPushDelivery } from './push/delivery'
import type { Subscriptions } from './push/push'
import type { Platform } from './platform'
import { applyRetention } from './retention'

const BODY_LIMIT = 1024 * 1024

/** The answers of features to what the platform has to ask. */
interface Answers {
  readonly rules: AccessRules
  readonly authenticator: Authenticator
  readonly render: Renderer
  readonly readerLists: ReaderLists
  readonly subscriptions: Subscriptions
  readonly describeDrivers: DescribeDrivers
  readonly storedFiles: string
}

/** Registers what happens beside the requests. Every feature listens before anything is written. */
export async function register({ bus, db }: Pick<Platform, 'bus' | 'db'>, features: readonly Feature[]): Promise<void> {
  for (const { reactions = [], listens = {} } of features) {
    bus.add(reactions)
    for (const [channel, heard] of Object.entries(listens)) await db.listen(channel, heard)
  }
}

/** @throws where a copy is configured and the database answers in its place */
async function ensureUsed(replica: ReplicaState | undefined): Promise<void> {
  if (replica?.isUsed() === false) throw new Error('the copy of the database is not used')
}

function openFeatureDoors(platform: Platform, features: readonly Feature[], answers: Answers, schema: string) {
  const { config, db, storage, redis, clock, log, tracing } = platform
  const web = webConfigOf(config)
  return openDoors({
    http: {
      origins: [...config.ALLOWED_ORIGINS, ...web.surveyOrigins],
      https: config.PUBLIC_URL.startsWith('https:'),
      mapOrigins: web.mapOrigins,
      chatOrigins: web.chatOrigins,
      publicLinks: features.flatMap(({ publicLinks = [] }) => publicLinks),
      trustProxy: config.TRUST_PROXY,
      bodyLimit: BODY_LIMIT,
    },
    redis,
    rules: answers.rules,
    operations: features.flatMap(({ operations = [] }) => operations),
    authenticator: answers.authenticator,
    clock,
    log,
    tracing,
    schema,
    production: config.NODE_ENV === 'production',
    demo: config.DEMO,
    webConfig: web.config,
    mapTiles: web.mapTiles,
    metricsToken: config.METRICS_TOKEN,
    lastBackup: () => newestBackup(db),
    webFolder: LOCATIONS.web,
    checks: { database: () => db.ping() },
    extras: {
      storage: () => storage.ping(),
      ...(redis && { redis: redis.ping }),
      ...(db.replica && { replica: () => ensureUsed(db.replica) }),
    },
  })
}

function nightlyJobs({ db, clock }: Platform, features: readonly Feature[]): readonly Job[] {
  const retention = [
    ...outboxRetention,
    ...idempotencyRetention,
    ...backupRetention,
    ...features.flatMap((each) => each.retention ?? []),
  ]
  return [
    { name: 'retention', cron: '17 3 * * *', work: (signal) => applyRetention(db, clock, retention, signal) },
    ...features.flatMap((each) => each.jobs ?? []),
  ]
}

/** What goes on beside the requests. */
export interface Beside {
  start(): void
  stop(): Promise<void>
}

export interface Product extends Doors, Pick<Platform, 'db' | 'bus' | 'clock'> {
  readonly outbox: Pick<Dispatcher, 'isHeldBack'>
  /** The nightly work. */
  readonly jobs: readonly Job[]
  /** Once the doors are open, since nobody waits for it. */
  startJobs(): Promise<void>
}

/** Opens what the features handed over: doors, outbox, nightly jobs. Nothing listens on a port yet. */
export async function openFeatures(
  platform: Platform,
  features: readonly Feature[],
  answers: Answers,
): Promise<Product> {
  const { db, bus, clock, log, mail, sms, storage, live, redis, tracing } = platform
  const push = createPushDelivery(platform.push, answers.subscriptions)
  const doors = await openFeatureDoors(platform, features, answers, await readFile(LOCATIONS.schema, 'utf8'))
  live.open(doors.live)
  doors.live.describeDrivers(answers.describeDrivers)
  const { render, readerLists } = answers
  const outbox = createDispatcher({ database: db, bus, render, readerLists, mail, sms, push, storage, log, tracing })
  outbox.start()
  addGauges(doors.metrics.registry, { db, outbox })
  const jobs = nightlyJobs(platform, features)
  const runner = createJobs(db, jobs, log, doors.metrics.jobs, tracing)
  let backupDoor: { close(): Promise<void> } | undefined
  return {
    ...doors,
    outbox,
    db,
    bus,
    clock,
    jobs,
    async startJobs() {
      await runner.start()
      backupDoor = await openOwnDoor(platform, answers.storedFiles)
    },
    async close() {
      // all at once: a letter that is begun late in the time of a stop would be cut off, and sent again by another process
      await Promise.all([doors.close(), backupDoor?.close(), runner.stop(), outbox.stop()])
      redis?.close()
      await db.close()
      await tracing.close()
    },
  }
}
