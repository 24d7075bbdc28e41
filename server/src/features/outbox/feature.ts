import type { Feature } from '../../platform/feature'
import type { Platform } from '../../platform/platform'
import type { PublicFiles } from '../files/public'
import { outboxDoor } from './doors'

interface Needs {
  readonly files: Pick<PublicFiles, 'fileUrl'>
}

export function createOutboxFeature({ db }: Platform, { files }: Needs): Feature {
  return { operations: [outboxDoor(db, files)] }
}
