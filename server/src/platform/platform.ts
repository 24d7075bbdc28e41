import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config'
import { LOCATIONS } from '../locations'
import { Bus } from './bus'
import { systemClock } from './clock'
import type { Clock } from './clock'
import type { Database } from './db/database'
import { openDatabase } from './db/open'
import type { DatabaseSettings } from './db/open'
import { connectRedis } from './live/redis'
import { createLiveSender } from './live/sender'
import { createLogger } from './log/logger'
import { chooseMail } from './mail/choose'
import { chooseMaps } from './maps/choose'
import { choosePush } from './push/choose'
import { chooseSeal } from './seal/choose'
import { chooseSms } from './sms/choose'
import { chooseStorage } from './storage/choose'
import { openTracing } from './tracing/open'
import type { Tracing, TracingSettings } from './tracing/tracing'

/** What tests and the seed put in the place of the real parts. */
export interface PlatformParts {
  readonly clock?: Clock
  readonly log?: FastifyBaseLogger
  readonly database?: (bus: Bus) => Promise<Database>
}

/** What every feature stands on: each port with the implementation that the configuration chose. */
export type Platform = Readonly<Awaited<ReturnType<typeof createPlatform>>>

export function databaseSettings({ DATABASE_URL: url, DATA_DIR, DURABILITY }: Config): DatabaseSettings {
  const { migrations, template } = LOCATIONS
  return { url, folder: join(DATA_DIR, 'db'), migrations, template, relaxed: DURABILITY === 'relaxed' }
}

export function openConfiguredDatabase(config: Config, bus: Bus): Promise<Database> {
  return openDatabase(databaseSettings(config), bus)
}

function tracingSettings(config: Config): TracingSettings {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: base, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: whole } = config
  const endpoint = whole ?? (base === undefined ? undefined : `${base.replace(/\/$/, '')}/v1/traces`)
  return {
    endpoint: config.OTEL_SDK_DISABLED ? undefined : endpoint,
    service: config.OTEL_SERVICE_NAME,
    behindProxy: config.TRUST_PROXY !== 0,
  }
}

/** With the copy for reads that may be old, where one is configured. */
function openFollowed(config: Config, bus: Bus, log: FastifyBaseLogger, tracing: Tracing): Promise<Database> {
  const url = config.DATABASE_READ_URL
  const follow = tracing.followStatements
  const warn = (err: unknown) => log.warn({ err }, 'the copy of the database is not used: the database answers for it')
  const replica = url === undefined ? undefined : { url, warn }
  return openDatabase({ ...databaseSettings(config), replica, follow }, bus)
}

export async function createPlatform(config: Config, parts: PlatformParts = {}) {
  const log = parts.log ?? createLogger(config.LOG_LEVEL)
  const clock = parts.clock ?? systemClock
  const tracing = await openTracing(tracingSettings(config), log)
  const bus = new Bus((error, type) => log.error({ err: error, type }, 'a reaction failed'))
  return {
    config,
    log,
    clock,
    bus,
    tracing,
    db: await (parts.database ?? ((on) => openFollowed(config, on, log, tracing)))(bus),
    redis: await connectRedis(config.REDIS_URL, log),
    storage: await chooseStorage(config),
    maps: chooseMaps(config, LOCATIONS.gazetteer, clock),
    mail: await chooseMail(config),
    sms: chooseSms(config),
    push: choosePush(config),
    seal: await chooseSeal(config),
    live: createLiveSender(),
  }
}
