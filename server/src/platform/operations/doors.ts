import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { WebConfig } from '@volant/contract/rest/service'
import type { Clock } from '../clock'
import { openGraphql } from '../graphql/door'
import { createAddressOf } from '../http/address'
import { keepConnections } from '../http/connections'
import { describeRoutes, docsDoor } from '../http/docs'
import { createMetrics } from '../http/metrics'
import type { LastBackup, Metrics } from '../http/metrics'
import { openRoutes } from '../http/routes'
import { createHttpServer } from '../http/server'
import type { HttpSettings } from '../http/server'
import { createServiceDoors } from '../http/service'
import type { Health, ReadinessCheck } from '../http/service'
import { serveMapTiles } from '../http/map-tiles'
import { serveWebApp } from '../http/web-app'
import { connectDoor, openLive } from '../live/channel'
import type { Live } from '../live/channel'
import type { Redis } from '../live/redis'
import type { Tracing } from '../tracing/tracing'
import type { Authenticator } from './authenticator'
import { createCatalogue } from './catalogue'
import type { AccessRules, Catalogue } from './catalogue'
import { createGuard } from './guard'
import { createLimiter } from './limits'
import type { Operation } from './registry'

export interface DoorSettings {
  readonly http: HttpSettings
  /** Shared by limits and live frames. */
  readonly redis?: Redis | undefined
  readonly rules: AccessRules
  /** Every operation of the features; the platform adds its own. */
  readonly operations: readonly Operation[]
  readonly authenticator: Authenticator
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  readonly tracing?: Tracing | undefined
  /** The text of schema.graphql. */
  readonly schema: string
  readonly production: boolean
  readonly demo: boolean
  readonly webConfig: WebConfig
  /** The archive of the map's tiles on this machine. */
  readonly mapTiles?: string | undefined
  readonly metricsToken?: string | undefined
  readonly lastBackup?: LastBackup
  /** Folder of the built web app; may be missing. */
  readonly webFolder: string
  readonly checks: Readonly<Record<string, ReadinessCheck>>
  readonly extras: Readonly<Record<string, ReadinessCheck>>
}

export interface Doors {
  readonly http: FastifyInstance
  readonly live: Live
  readonly catalogue: Catalogue
  readonly metrics: Metrics
  readonly health: Health
  /** Not ready, then no new request, then every accepted one answered. */
  close(): Promise<void>
}

/** REST, GraphQL and live over one catalogue. Nothing listens yet. */
export async function openDoors(settings: DoorSettings): Promise<Doors> {
  const { authenticator, clock, log, rules, demo } = settings
  const closed = settings.production && !demo
  const metrics = createMetrics(settings.lastBackup)
  const service = createServiceDoors({
    checks: settings.checks,
    extras: settings.extras,
    metrics,
    webConfig: settings.webConfig,
    metricsToken: settings.metricsToken,
  })
  const catalogue = createCatalogue([...settings.operations, ...service.operations, docsDoor, connectDoor], rules)
  const guard = createGuard({
    rules,
    demo,
    production: closed && !demo,
    limiter: createLimiter(settings.redis?.counts),
  })
  const http = await createHttpServer(settings.http, log, metrics, settings.tracing)

  await describeRoutes(http, { catalogue, guard, authenticator })
  await openRoutes(http, { catalogue, guard, authenticator })
  await openGraphql(http, { catalogue, guard, authenticator, metrics, schema: settings.schema, closed })
  if (settings.mapTiles !== undefined) serveMapTiles(http, settings.mapTiles)
  await serveWebApp(http, settings.webFolder, catalogue)
  const live = openLive({
    redis: settings.redis,
    server: http.server,
    catalogue,
    guard,
    authenticator,
    clock,
    metrics,
    log,
    origins: settings.http.origins,
    addressOf: createAddressOf(settings.http.trustProxy),
  })
  const connections = keepConnections(http, () => live.close())

  return {
    http,
    live,
    catalogue,
    metrics,
    health: service.health,
    async close() {
      service.retire()
      await connections.stopListening()
      await http.close()
    },
  }
}
