import type { GraphqlOperation, RestOperation } from '../../platform/operations/registry'
import { FileLinks } from './links'
import { createPublicFiles } from './public'
import type { PublicFiles } from './public'
import { purgeFiles } from './purge'
import { fileDoors } from './rest'
import { createFileService } from './service'
import type { FileParts, FileService } from './service'
import { createReceiver } from './upload'

export interface FileSettings extends Omit<FileParts, 'links'> {
  /** FILE_SECRET. */
  readonly secret: string
  /** Where bodies wait until they are checked. */
  readonly folder: string
  readonly publicUrl: string
  /** Write `publicUrl` into upload links rather than the host that was asked. */
  readonly fixedOrigin: boolean
}

export interface Files extends PublicFiles {
  readonly operations: readonly (RestOperation | GraphqlOperation)[]
  /** Names the feature that decides about the files of a module. */
  readonly own: FileService['own']
  /** For the nightly job. */
  purge(): Promise<void>
}

export function createFiles({ secret, folder, publicUrl, fixedOrigin, ...platform }: FileSettings): Files {
  const parts: FileParts = { ...platform, links: new FileLinks(secret, platform.clock) }
  const service = createFileService(parts)
  const receive = createReceiver(parts, folder)
  const origin = fixedOrigin ? publicUrl : undefined
  return {
    ...createPublicFiles(parts, publicUrl),
    operations: fileDoors({ service, receive, storage: platform.storage, origin }),
    own: service.own,
    purge: () => purgeFiles(parts, folder),
  }
}
