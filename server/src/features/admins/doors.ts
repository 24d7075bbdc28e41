import { answerChange } from '../../platform/graphql/answer'
import { selectedFields } from '../../platform/graphql/selection'
import { defineResolver } from '../../platform/operations/registry'
import type { GraphqlOperation } from '../../platform/operations/registry'
import type { AdminReads } from './read'
import type { Admins } from './service'

export function adminResolvers(admins: AdminReads, writes: Admins): GraphqlOperation[] {
  const answer = answerChange(admins.byId)
  return [
    defineResolver('findAllAdmins', {}, ({ actor }, args, info) =>
      admins.list(actor, args, selectedFields(info).get('records') ?? new Map()),
    ),
    defineResolver('findAdminById', {}, ({ actor }, { id }, info) => admins.byId(actor, id, selectedFields(info))),
    defineResolver('findAdminBySub', {}, ({ actor }, { sub }, info) => admins.bySub(actor, sub, selectedFields(info))),
    defineResolver('createAdmin', { idempotent: true }, (ctx, { input }, info) =>
      answer(ctx, info, (within) => writes.create(within, input)),
    ),
    defineResolver('updateAdmin', { idempotent: true }, (ctx, { input }, info) =>
      answer(ctx, info, (within) => writes.update(within, input)),
    ),
    defineResolver('deleteAdmin', { idempotent: true }, async (ctx, { id }) => {
      await writes.remove(ctx, id)
      return id
    }),
  ]
}
