import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { OPERATIONS, mayCallByRank, mayEverCall } from '@volant/domain/permissions/operations'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config'
import { adminResolvers } from './features/admins/graphql'
import { createAdminReads } from './features/admins/read'
import { createAdmins } from './features/admins/service'
import { deliveryResolvers } from './features/deliveries/graphql'
import { exportDoor } from './features/deliveries/export'
import { answerDelivery } from './features/deliveries/public'
import { reactToMoves } from './features/confirmation/reactions'
import { confirmationDoors } from './features/confirmation/rest'
import { createConfirmation } from './features/confirmation/service'
import { announceChanges } from './features/deliveries/live'
import { deliveryDoors } from './features/deliveries/rest'
import { createDeliveries } from './features/deliveries/service'
import { createValidationDocs } from './features/deliveries/service/validation-docs'
import { driverResolvers } from './features/drivers/graphql'
import { createOnlineDrivers } from './features/drivers/online-read'
import { createDriverReads } from './features/drivers/read'
import { driverFiles } from './features/drivers/files'
import { createFiles } from './features/files/create'
import type { Files } from './features/files/create'
import { createIdentity } from './features/identity/create'
import { invoiceDoors } from './features/invoices/doors'
import { createPaymentReads } from './features/invoices/payments-read'
import { reactToCompletions } from './features/invoices/reactions'
import { createInvoiceDocuments } from './features/invoices/service'
import { reactWithMessages } from './features/messages/reactions'
import { createRenderer } from './features/messages/render'
import { deliveryFiles } from './features/missions/files'
import { missionResolvers } from './features/missions/graphql'
import { announceInspections } from './features/missions/live'
import { reactToFiles, reactToSteps } from './features/missions/reactions'
import { createVehicleReads } from './features/missions/read'
import { createMissions } from './features/missions/service'
import type { MissionDeps } from './features/missions/service'
import { createVehicles } from './features/missions/vehicles'
import { createDispatch } from './features/offers/dispatch'
import { offerResolvers } from './features/offers/graphql'
import { reactToDeliveries } from './features/offers/reactions'
import { createOfferReads } from './features/offers/read'
import { createOffers } from './features/offers/service'
import { announceOffers } from './features/offers/live'
import { organizationResolvers } from './features/organizations/graphql'
import { createMembers } from './features/organizations/members'
import { createOrganizationReads } from './features/organizations/read'
import { organizationDoors } from './features/organizations/rest'
import { outboxDoor } from './features/outbox/rest'
import { pricingDoors } from './features/pricing/doors'
import { createQuotes } from './features/pricing/quote'
import { createTariffs } from './features/pricing/tariff'
import { surveyDoors } from './features/survey/rest'
import { createSurvey } from './features/survey/service'
import { trackingDoors } from './features/tracking/doors'
import { createResend } from './features/tracking/resend'
import { createTracking } from './features/tracking/service'
import { createRatingRequests } from './features/survey/request'
import { placesDoors } from './features/places/rest'
import { createPlaces } from './features/places/service'
import { missionReportDoor } from './features/reports/mission/rest'
import { createMissionReport } from './features/reports/mission/service'
import { createReports } from './features/reports/service'
import { Bus } from './platform/bus'
import { systemClock } from './platform/clock'
import type { Clock } from './platform/clock'
import type { Database } from './platform/db/database'
import { openDatabase } from './platform/db/open'
import { webConfigOf } from './platform/http/web-config'
import { connectRedis } from './platform/live/redis'
import { createJobs } from './platform/jobs'
import { createLogger } from './platform/log/logger'
import { chooseMail } from './platform/mail/choose'
import { chooseMaps } from './platform/maps/choose'
import { openDoors } from './platform/operations/doors'
import type { Doors } from './platform/operations/doors'
import type { Operation } from './platform/operations/registry'
import { createDispatcher } from './platform/outbox/dispatcher'
import { chooseSms } from './platform/sms/choose'
import { applyRetention } from './platform/retention'
import { chooseStorage } from './platform/storage/choose'
import { UNBUILT } from './unbuilt'

const HERE = import.meta.dirname
const FILES = {
  migrations: resolve(HERE, 'migrations'),
  template: resolve(HERE, '../dist/template.tar.gz'),
  gazetteer: resolve(HERE, '../dist/gazetteer.tsv'),
  schema: resolve(HERE, '../../contract/schema.graphql'),
  web: resolve(HERE, '../../web/dist'),
}

/** What tests and the seed put in the place of the real parts. */
interface AppParts {
  readonly clock?: Clock
  readonly log?: FastifyBaseLogger
  readonly database?: (bus: Bus) => Promise<Database>
  /** Runs once every feature listens and before any door opens: the demo fills an empty database here. */
  readonly prepare?: (house: Prepared) => Promise<void>
}

interface Prepared {
  readonly config: Config
  readonly db: Database
  readonly bus: Bus
  /** Keeps the same books and writes to nobody. */
  readonly silentBus: () => Bus
  readonly clock: Clock
  /** Where the embedded gazetteer stands. */
  readonly gazetteer: string
  readonly drawReport: MissionDeps['drawReport']
  readonly files: Files
}

export interface App extends Doors {
  readonly db: Database
  readonly bus: Bus
  readonly clock: Clock
  /** The nightly work: once the doors are open, since nobody waits for it. */
  startJobs(): Promise<void>
}

const BODY_LIMIT = 1024 * 1024

/** In this order: offers say whom messages go to, and an invoice's number is given last of all. */
function react(bus: Bus, seller: Config['seller'], writes: boolean): Bus {
  reactToDeliveries(bus)
  reactToMoves(bus)
  reactToSteps(bus)
  if (writes) reactWithMessages(bus)
  reactToCompletions(bus, seller)
  return bus
}

/** The composition root: the only place that knows every feature and which part stands behind each port. */
export async function buildApp(config: Config, parts: AppParts = {}): Promise<App> {
  const log = parts.log ?? createLogger(config.LOG_LEVEL)
  const clock = parts.clock ?? systemClock
  const failed = (error: unknown, type: string) => log.error({ err: error, type }, 'a reaction failed')
  const bus = new Bus(failed)
  const database = {
    url: config.DATABASE_URL,
    folder: join(config.DATA_DIR, 'db'),
    migrations: FILES.migrations,
    template: FILES.template,
    relaxed: config.DURABILITY === 'relaxed',
  }
  const db = await (parts.database?.(bus) ?? openDatabase(database, bus))
  const redis = await connectRedis(config.REDIS_URL, log)
  const web = webConfigOf(config)

  const settings = { secret: config.AUTH_SECRET, issuer: config.PUBLIC_URL }
  const identity = await createIdentity({ db, bus, clock, settings })
  const maps = chooseMaps(config, FILES.gazetteer, clock)
  const tariffs = createTariffs({ db, clock })
  const quotes = createQuotes(maps, tariffs)
  const storage = await chooseStorage(config)
  const files = createFiles({
    db,
    storage,
    clock,
    secret: config.FILE_SECRET,
    folder: join(config.DATA_DIR, 'tmp'),
    publicUrl: config.PUBLIC_URL,
    fixedOrigin: config.mode === 'production',
  })
  files.own('delivery', deliveryFiles(db))
  files.own('driver', driverFiles(db))
  reactToFiles(bus)
  const deliveries = createDeliveries({ db, clock, quote: quotes.quote }, files)
  const drawReport = createReports({ files, storage, company: config.seller })
  const missions = createMissions({ db, clock, drawReport })
  const documents = createInvoiceDocuments({ db, files, seller: config.seller, publicUrl: config.PUBLIC_URL })
  react(bus, config.seller, true)
  const tracking = createTracking({ db, clock })
  const operations: Operation[] = [
    ...identity.routes,
    ...placesDoors(createPlaces(maps), tracking.isGuest),
    ...pricingDoors(quotes, tariffs),
    ...deliveryResolvers(deliveries, db, clock),
    ...deliveryDoors(createValidationDocs({ db, clock, keyOf: files.keyOf })),
    exportDoor(db, clock, config.seller.name),
    ...offerResolvers(
      createOffers({ db, clock }),
      createDispatch({ db, clock }),
      createOfferReads(db),
      answerDelivery(deliveries, clock),
      clock,
    ),
    ...confirmationDoors(createConfirmation({ db, clock, publicUrl: config.PUBLIC_URL })),
    ...adminResolvers(createAdminReads(db, clock), createAdmins({ db, clock, accounts: identity.accounts })),
    ...driverResolvers(createDriverReads(db, clock)),
    ...organizationResolvers(createOrganizationReads(db, clock)),
    ...organizationDoors(createMembers(db, clock)),
    ...missionResolvers(
      missions,
      createVehicles({ db, clock }),
      createVehicleReads(db, clock, files),
      answerDelivery(deliveries, clock),
    ),
    ...invoiceDoors(documents, createPaymentReads(db, clock)),
    ...trackingDoors(tracking, createResend({ db, clock })),
    missionReportDoor(createMissionReport({ db, clock, files, storage, seller: config.seller })),
    ...surveyDoors(
      createSurvey(db),
      createRatingRequests({
        db,
        clock,
        linkSecret: config.LINK_SECRET,
        surveyOrigin: config.SURVEY_ORIGIN ?? config.PUBLIC_URL,
      }),
    ),
    ...files.operations,
    outboxDoor(db),
    ...UNBUILT,
  ]

  const silentBus = () => react(new Bus(failed), config.seller, false)
  await parts.prepare?.({ config, db, bus, silentBus, clock, gazetteer: FILES.gazetteer, drawReport, files })

  const doors = await openDoors({
    http: {
      origins: config.ALLOWED_ORIGINS,
      https: config.PUBLIC_URL.startsWith('https:'),
      mapOrigins: web.mapOrigins,
      chatOrigins: web.chatOrigins,
      trustProxy: config.TRUST_PROXY,
      bodyLimit: BODY_LIMIT,
    },
    redis: redis?.client,
    rules: { operations: OPERATIONS, mayEverCall, mayCallByRank },
    operations,
    authenticator: identity.authenticator,
    clock,
    log,
    schema: await readFile(FILES.schema, 'utf8'),
    production: config.NODE_ENV === 'production',
    demo: config.DEMO,
    webConfig: web.config,
    webFolder: FILES.web,
    checks: { database: () => db.ping(), storage: () => storage.ping() },
  })
  announceChanges(bus, doors.live.hint)
  announceOffers(bus, doors.live.hint)
  announceInspections(bus, doors.live.hint)
  bus.after('position.recorded', doors.live.position)
  doors.live.describeDrivers(createOnlineDrivers(db))
  bus.after('account.ended', ({ sub }) => doors.live.disconnectUser(sub))
  const mail = chooseMail(config)
  const outbox = createDispatcher({
    database: db,
    bus,
    render: createRenderer(config.PUBLIC_URL, config.seller),
    mail,
    sms: chooseSms(config),
    log,
  })
  outbox.start()
  const jobs = createJobs(db, log)
  jobs.every('retention', '17 3 * * *', () => applyRetention(db, clock))
  jobs.every('files', '37 3 * * *', () => files.purge())
  jobs.every('secrets', '57 3 * * *', () => identity.forgetOldSecrets())

  return {
    ...doors,
    db,
    bus,
    clock,
    startJobs: () => jobs.start(),
    async close() {
      await doors.close()
      await jobs.stop()
      await outbox.stop()
      mail.close()
      await redis?.close()
      await db.close()
    },
  }
}
