import type { Feature } from '../../platform/feature'
import type { Platform } from '../../platform/platform'
import type { PublicFiles } from '../files/public'
import { exportDoor } from './doors/export'
import { answerDelivery, deliveryResolvers } from './doors/graphql'
import type { AnswerDelivery } from './read/present'
import { deliveryJobs } from './jobs'
import { deliveryReactions } from './reactions'
import { deliveryDoors } from './doors/rest'
import { deliveryRetention } from './retention'
import { createDeliveries } from './service/service'
import type { JourneyQuoter } from './service/deps'
import type { Viewed } from '../tracking/public'
import { createValidationDocs, findForPapers } from './service/validation-docs'

interface Needs {
  readonly files: PublicFiles
  readonly quote: JourneyQuoter
  readonly viewed: Viewed
}

interface DeliveriesFeature extends Feature {
  readonly answer: AnswerDelivery
}

export function createDeliveriesFeature(platform: Platform, { files, quote, viewed }: Needs): DeliveriesFeature {
  const { db, clock, live, config } = platform
  const deliveries = createDeliveries({ db, clock, quote }, files)
  return {
    operations: [
      ...deliveryResolvers(deliveries, db, clock, viewed),
      ...deliveryDoors(createValidationDocs({ db, clock, keyOf: files.keyOf }), (actor, id) =>
        findForPapers({ db, clock }, actor, id),
      ),
      exportDoor(db, clock, config.seller.name),
    ],
    reactions: deliveryReactions(live),
    jobs: deliveryJobs({
      db,
      clock,
      mailsOffice: config.LATE_MAIL,
      textsOfDelay: config.LATE_SMS,
      textsOfArrival: config.ARRIVAL_SMS,
    }),
    retention: deliveryRetention,
    answer: answerDelivery(deliveries, clock),
  }
}
