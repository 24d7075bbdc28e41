import {
  addMember,
  deleteMember,
  deleteOrganization,
  findMine,
  findOrganization,
  listManagers,
  listMembers,
  listOwners,
  updateMember,
} from '@volant/contract/rest/organizations'
import { Id } from '@volant/contract/rest/fields'
import * as z from 'zod'
import { named } from '../../../platform/operations/named'
import { defineRoute } from '../../../platform/operations/registry'
import type { RestOperation } from '../../../platform/operations/registry'
import { accountsToOne } from '../../identity/public'
import type { Members } from '../read/members'
import type { MemberWrites } from '../service/members'
import type { OrganizationWrites } from '../service/organizations'

const NAMED = z.object({ body: z.object({ id: Id }) })
const DONE = { success: true } as const

export function organizationDoors(
  members: Members,
  people: MemberWrites,
  organizations: OrganizationWrites,
): RestOperation[] {
  return [
    defineRoute(findMine, {}, ({ actor }) => members.mine(actor)),
    defineRoute(findOrganization, {}, ({ actor }, { params }) => members.byId(actor, params.id)),
    defineRoute(listMembers, {}, ({ actor }, { body }) => members.members(actor, body)),
    defineRoute(listManagers, {}, ({ actor }, { body }) => members.managers(actor, body)),
    defineRoute(listOwners, {}, ({ actor }, { body }) => members.owners(actor, body ?? {})),
    defineRoute(
      addMember,
      { idempotent: true, limits: [accountsToOne(({ body }) => body.assigneeEmail)] },
      async (ctx, { body }) => {
        await people.add(ctx, body)
        return DONE
      },
    ),
    defineRoute(
      updateMember,
      { idempotent: true, names: named(NAMED, (actor, { body }) => people.find(actor, body.id)) },
      async (ctx, { body }) => {
        await people.update(ctx, body)
        return DONE
      },
    ),
    defineRoute(deleteMember, { idempotent: true }, async (ctx, { body }) => {
      await people.remove(ctx, body.id)
      return DONE
    }),
    defineRoute(deleteOrganization, { idempotent: true }, async (ctx, { body }) => {
      await organizations.remove(ctx, body.slug)
      return DONE
    }),
  ]
}
