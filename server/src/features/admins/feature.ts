import type { Feature } from '../../platform/feature'
import type { Platform } from '../../platform/platform'
import type { Accounts } from '../identity/public'
import { adminResolvers } from './doors'
import { createAdminReads } from './read'
import { createAdmins } from './service'

interface Needs {
  readonly accounts: Accounts
}

export function createAdminsFeature({ db, clock }: Platform, { accounts }: Needs): Feature {
  return { operations: adminResolvers(createAdminReads(db, clock), createAdmins({ db, clock, accounts })) }
}
