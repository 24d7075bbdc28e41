import { findMine, findOrganization, listManagers, listMembers, listOwners } from '@volant/contract/rest/organizations'
import { defineRoute } from '../../../platform/operations/registry'
import type { RestOperation } from '../../../platform/operations/registry'
import type { Members } from '../read/members'

export function organizationDoors(members: Members): RestOperation[] {
  return [
    defineRoute(findMine, {}, ({ actor }) => members.mine(actor)),
    defineRoute(findOrganization, {}, ({ actor }, { params }) => members.byId(actor, params.id)),
    defineRoute(listMembers, {}, ({ actor }, { body }) => members.members(actor, body)),
    defineRoute(listManagers, {}, ({ actor }, { body }) => members.managers(actor, body)),
    defineRoute(listOwners, {}, ({ actor }) => members.owners(actor)),
  ]
}
