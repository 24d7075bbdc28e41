import type { Feature } from '../../platform/feature'
import type { Platform } from '../../platform/platform'
import type { PublicFiles } from '../files/public'
import { missionReportDoor, verifyDoor } from './doors'
import { reportJobs } from './jobs'
import { reportReactions } from './reactions'
import { createCorrections } from './service/corrections'
import { createMissionReport } from './service/mission'
import { createReports, createSealing } from './service/sealing'
import { createVerify } from './service/verify'

interface Needs {
  readonly files: PublicFiles
}

interface ReportsFeature extends Feature {
  readonly prepare: ReturnType<typeof createReports>
}

export function createReportsFeature(platform: Platform, { files }: Needs): ReportsFeature {
  const { db, clock, storage, seal, live, config } = platform
  const { seller, PUBLIC_URL: publicUrl } = config
  const sealing = createSealing({ files, storage, seal, seller, publicUrl })
  return {
    operations: [
      missionReportDoor(createMissionReport({ db, clock, files, storage, seller })),
      verifyDoor(createVerify(db)),
    ],
    reactions: reportReactions(live),
    jobs: reportJobs(createCorrections({ db, clock }, sealing)),
    prepare: createReports({ clock }, sealing),
  }
}
