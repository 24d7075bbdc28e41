import type { Feature } from '../../platform/feature'
import type { Platform } from '../../platform/platform'
import type { AnswerDelivery, DeliveryDeps, Presenter } from '../deliveries/public'
import { deliveryFiles } from './files'
import { missionResolvers } from './doors'
import { missionReactions } from './reactions'
import { missionRetention } from './retention'
import { createVehicleReads } from './read'
import { createEvidence } from './service/evidence'
import { createIdentities } from './service/identity'
import { createMissions } from './service/missions'
import { createProblems } from './service/problems'
import type { PrepareReport } from './service/report'
import { createVehicles } from './service/vehicles'

interface Needs {
  readonly files: Presenter
  readonly prepareReport: PrepareReport
  readonly answer: AnswerDelivery
  readonly quote: DeliveryDeps['quote']
}

export function createMissionsFeature(
  { db, clock, live }: Platform,
  { files, prepareReport, answer, quote }: Needs,
): Feature {
  return {
    operations: missionResolvers(
      createMissions({ db, clock, prepareReport }),
      createVehicles({ db, clock, quote }),
      createEvidence({ db, clock, presenter: files }),
      createProblems({ db, clock, presenter: files }),
      createIdentities({ db, clock }),
      createVehicleReads(db, clock, files),
      answer,
    ),
    reactions: missionReactions(live),
    retention: missionRetention,
    files: { delivery: deliveryFiles() },
  }
}
