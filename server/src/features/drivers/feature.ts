import type { Feature } from '../../platform/feature'
import type { DescribeDrivers } from '../../platform/live/presence'
import type { Platform } from '../../platform/platform'
import { driverFiles } from './files'
import { driverResolvers } from './doors'
import { createOnlineDrivers } from './read/online'
import { createDriverReads } from './read/drivers'

interface DriversFeature extends Feature {
  readonly describe: DescribeDrivers
}

export function createDriversFeature({ db, clock }: Platform): DriversFeature {
  return {
    operations: driverResolvers(createDriverReads(db, clock)),
    files: { driver: driverFiles(db) },
    publicLinks: ['/driver-mandate'],
    describe: createOnlineDrivers(db),
  }
}
