import { OPERATIONS, mayCallByRank, mayEverCall } from '@volant/domain/permissions/operations'
import type { Config } from './config'
import { createAdminsFeature } from './features/admins/feature'
import { createConfirmationFeature } from './features/confirmation/feature'
import { createDeliveriesFeature } from './features/deliveries/feature'
import { createDriversFeature } from './features/drivers/feature'
import { createExpensesFeature } from './features/expenses/feature'
import { createFilesFeature } from './features/files/feature'
import { STORED_FILES } from './features/files/public'
import { createIdentityFeature } from './features/identity/feature'
import { findPerson } from './features/identity/public'
import { createInvoicesFeature } from './features/invoices/feature'
import { createMessagesFeature } from './features/messages/feature'
import { createMissionsFeature } from './features/missions/feature'
import { createNoticesFeature } from './features/notices/feature'
import { createOffersFeature } from './features/offers/feature'
import { createOrganizationsFeature } from './features/organizations/feature'
import { createOutboxFeature } from './features/outbox/feature'
import { createPersonalDataFeature } from './features/personal-data/feature'
import { createPlacesFeature } from './features/places/feature'
import { createPricingFeature } from './features/pricing/feature'
import { createReportsFeature } from './features/reports/feature'
import { createSearchFeature } from './features/search/feature'
import { createSurveyFeature } from './features/survey/feature'
import { createTrackingFeature } from './features/tracking/feature'
import { createUpkeepFeature } from './features/upkeep/feature'
import type { Feature } from './platform/feature'
import { openFeatures, register } from './platform/open'
import type { Beside, Product } from './platform/open'
import { createPlatform } from './platform/platform'
import type { Platform, PlatformParts } from './platform/platform'

export type App = Product

/** Every feature, after those that it needs something of. */
function listFeatures(platform: Platform) {
  const identity = createIdentityFeature(platform)
  const files = createFilesFeature(platform, findPerson)
  const { stored } = files
  const tracking = createTrackingFeature(platform)
  const pricing = createPricingFeature(platform)
  const deliveries = createDeliveriesFeature(platform, { files: stored, quote: pricing.quote, viewed: tracking.viewed })
  const { answer } = deliveries
  const reports = createReportsFeature(platform, { files: stored })
  const drivers = createDriversFeature(platform, { accounts: identity.accounts, files: stored })
  const messages = createMessagesFeature(platform)
  const upkeep = createUpkeepFeature(platform)
  const features: readonly Feature[] = [
    identity,
    files,
    tracking,
    pricing,
    deliveries,
    reports,
    drivers,
    messages,
    upkeep,
    createAdminsFeature(platform, { accounts: identity.accounts }),
    createConfirmationFeature(platform),
    createExpensesFeature(platform, { files: stored }),
    createInvoicesFeature(platform, { files: stored }),
    createMissionsFeature(platform, { files: stored, prepareReport: reports.prepare, answer, quote: pricing.quote }),
    createNoticesFeature(platform),
    createOffersFeature(platform, { answer }),
    createOrganizationsFeature(platform, { accounts: identity.accounts }),
    createOutboxFeature(platform, { files: stored }),
    createPersonalDataFeature(platform, { accounts: identity.accounts, files: stored }),
    createPlacesFeature(platform, { isGuest: tracking.isGuest }),
    createSearchFeature(platform, { files: stored }),
    createSurveyFeature(platform),
  ]
  for (const { files: owners = {} } of features) files.own(owners)
  return {
    features,
    files: stored,
    prepareReport: reports.prepare,
    record: tracking.record,
    watch: upkeep.watch,
    answers: {
      rules: { operations: OPERATIONS, mayEverCall, mayCallByRank },
      authenticator: identity.authenticator,
      render: messages.render,
      readerLists: messages.readerLists,
      subscriptions: identity.subscriptions,
      describeDrivers: drivers.describe,
      storedFiles: STORED_FILES,
    },
  }
}

interface AppParts extends PlatformParts {
  /**
   * Runs once every feature listens and before any door opens: the demo fills an empty database here.
   * @returns what goes on beside the requests, from the start of the jobs until the server stops
   */
  readonly prepare?: (
    handedOver: Platform & Pick<ReturnType<typeof listFeatures>, 'files' | 'prepareReport' | 'record'>,
  ) => Promise<Beside | undefined>
}

/** The composition root: the only place that knows every feature. */
export async function buildApp(config: Config, parts: AppParts = {}): Promise<App> {
  const platform = await createPlatform(config, parts)
  const { features, answers, ...handedOver } = listFeatures(platform)
  await register(platform, features)
  const beside = await parts.prepare?.({ ...platform, ...handedOver })
  const product = await openFeatures(platform, features, answers)
  handedOver.watch(product)
  if (beside === undefined) return product
  return {
    ...product,
    async startJobs() {
      await product.startJobs()
      beside.start()
    },
    async close() {
      await beside.stop()
      await product.close()
    },
  }
}
