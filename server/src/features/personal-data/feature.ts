import type { Feature } from '../../platform/feature'
import type { Platform } from '../../platform/platform'
import type { PublicFiles } from '../files/public'
import type { Accounts } from '../identity/public'
import { personalDataDoors } from './doors'
import { createPersonalData } from './service'

interface Needs {
  readonly accounts: Accounts
  readonly files: PublicFiles
}

export function createPersonalDataFeature({ db, clock, config }: Platform, needs: Needs): Feature {
  return { operations: personalDataDoors(createPersonalData({ db, clock, publicUrl: config.PUBLIC_URL, ...needs })) }
}
