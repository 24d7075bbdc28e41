import type { Feature } from '../../platform/feature'
import type { Platform } from '../../platform/platform'
import { organizationResolvers } from './doors/graphql'
import { createMembers } from './read/members'
import { createOrganizationReads } from './read/organizations'
import { organizationDoors } from './doors/rest'

export function createOrganizationsFeature({ db, clock }: Platform): Feature {
  return {
    operations: [
      ...organizationResolvers(createOrganizationReads(db, clock)),
      ...organizationDoors(createMembers(db, clock)),
    ],
  }
}
