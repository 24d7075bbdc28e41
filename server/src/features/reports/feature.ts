import type { Feature } from '../../platform/feature'
import type { Platform } from '../../platform/platform'
import type { PublicFiles } from '../files/public'
import { missionReportDoor } from './doors'
import { createMissionReport } from './service/mission'
import { createReports } from './service/hand-over'

interface Needs {
  readonly files: PublicFiles
}

interface ReportsFeature extends Feature {
  readonly prepare: ReturnType<typeof createReports>
}

export function createReportsFeature({ db, clock, storage, config }: Platform, { files }: Needs): ReportsFeature {
  const { seller } = config
  return {
    operations: [missionReportDoor(createMissionReport({ db, clock, files, storage, seller }))],
    prepare: createReports({ files, storage, company: seller }),
  }
}
