import type { Feature } from '../../platform/feature'
import type { DescribeDrivers } from '../../platform/live/presence'
import type { Platform } from '../../platform/platform'
import type { PublicFiles } from '../files/public'
import type { Accounts } from '../identity/public'
import { driverFiles } from './files'
import { applicationDoor } from './doors/application'
import { driverExportDoor } from './doors/export'
import { driverResolvers } from './doors/graphql'
import { mandateDoors } from './doors/mandate'
import { driverReactions } from './reactions'
import { driverRetention } from './retention'
import { createOnlineDrivers } from './read/online'
import { createDriverReads } from './read/drivers'
import { createApplications } from './service/application'
import { createMandates } from './service/mandate'
import { createDaysOff } from './service/days-off'
import { createPaperChecks } from './service/papers'
import { createDriverStates } from './service/states'
import { createDriverUpdate } from './service/update'

interface Needs {
  readonly accounts: Accounts
  readonly files: PublicFiles
}

interface DriversFeature extends Feature {
  readonly describe: DescribeDrivers
}

export function createDriversFeature(
  { db, clock, live, config }: Platform,
  { accounts, files }: Needs,
): DriversFeature {
  const parts = { db, clock, accounts }
  const creditor = { name: config.seller.name, address: config.seller.address, identifier: config.creditorId }
  const reads = createDriverReads(db, clock, files.fileUrl)
  return {
    operations: [
      ...driverResolvers(
        reads,
        createDriverStates(parts),
        createDriverUpdate({ ...parts, files }),
        createPaperChecks(parts),
        createDaysOff(parts),
      ),
      driverExportDoor(db, clock, config.seller.name),
      applicationDoor(createApplications(parts)),
      ...mandateDoors(createMandates({ ...parts, files, publicUrl: config.PUBLIC_URL, creditor })),
    ],
    reactions: driverReactions(live),
    retention: driverRetention,
    files: { driver: driverFiles() },
    publicLinks: ['/driver-mandate'],
    describe: createOnlineDrivers(db),
  }
}
