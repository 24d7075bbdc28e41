import type { Feature } from '../../platform/feature'
import type { Platform } from '../../platform/platform'
import type { Accounts } from '../identity/public'
import { exportDoors } from './doors/export'
import { organizationResolvers } from './doors/graphql'
import { organizationDoors } from './doors/rest'
import { createMembers } from './read/members'
import { createOrganizationReads } from './read/organizations'
import { createMemberWrites } from './service/members'
import { createOrganizationWrites } from './service/organizations'

interface Needs {
  readonly accounts: Accounts
}

export function createOrganizationsFeature({ db, clock, config }: Platform, { accounts }: Needs): Feature {
  const parts = { db, clock, accounts }
  const writes = createOrganizationWrites(parts)
  return {
    operations: [
      ...organizationResolvers(createOrganizationReads(db, clock), writes),
      ...exportDoors(db, clock, config.seller.name),
      ...organizationDoors(createMembers(db, clock), createMemberWrites(parts), writes),
    ],
  }
}
