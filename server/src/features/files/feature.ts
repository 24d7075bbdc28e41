import { join } from 'node:path'
import type { Config } from '../../config'
import type { Feature, FileOwners } from '../../platform/feature'
import type { Platform } from '../../platform/platform'
import { FileLinks } from './service/links'
import { createPublicFiles } from './service/stored'
import type { PublicFiles } from './service/stored'
import { fileJobs } from './jobs'
import { fileDoors } from './doors'
import { createFileService } from './service/service'
import type { FileParts } from './service/service'
import { createOwnerList } from './service/owner'
import { createReceiver } from './service/upload'
import type { FindPerson } from './service/upload'

interface Needs extends Pick<Platform, 'db' | 'storage' | 'clock'> {
  readonly config: Pick<Config, 'FILE_SECRET' | 'FILE_SECRET_ACCEPTED' | 'DATA_DIR' | 'PUBLIC_URL' | 'mode'>
}

interface FilesFeature extends Feature {
  readonly stored: PublicFiles
  /** Names who decides about which files; before the first request. */
  own(owners: Partial<FileOwners>): void
}

export function createFilesFeature({ config, db, storage, clock }: Needs, findPerson: FindPerson): FilesFeature {
  const { FILE_SECRET, FILE_SECRET_ACCEPTED, DATA_DIR, PUBLIC_URL, mode } = config
  const links = new FileLinks(FILE_SECRET, clock, FILE_SECRET_ACCEPTED)
  const owners = createOwnerList()
  const parts: FileParts = { db, storage, clock, links, owners }
  // where bodies wait until they are checked
  const folder = join(DATA_DIR, 'tmp')
  const service = createFileService(parts)
  // a demo is asked under names that nobody configured: its upload links name the host that was asked
  const origin = mode === 'production' ? PUBLIC_URL : undefined
  return {
    operations: fileDoors({ service, receive: createReceiver({ ...parts, findPerson, folder }), storage, origin }),
    jobs: fileJobs(parts, folder),
    stored: createPublicFiles(parts, PUBLIC_URL),
    own: owners.own,
  }
}
