import { selectedFields } from '../../platform/graphql/selection'
import { defineResolver } from '../../platform/operations/registry'
import type { GraphqlOperation } from '../../platform/operations/registry'
import type { AdminReads } from './read'

export function adminResolvers(admins: AdminReads): GraphqlOperation[] {
  return [
    defineResolver('findAllAdmins', {}, ({ actor }, args, info) =>
      admins.list(actor, args, selectedFields(info).get('records') ?? new Map()),
    ),
    defineResolver('findAdminById', {}, ({ actor }, { id }, info) => admins.byId(actor, id, selectedFields(info))),
    defineResolver('findAdminBySub', {}, ({ actor }, { sub }, info) => admins.bySub(actor, sub, selectedFields(info))),
  ]
}
