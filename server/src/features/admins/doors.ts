import type { GraphQLResolveInfo } from 'graphql'
import { AppError } from '@volant/contract/errors'
import { selectedFields } from '../../platform/graphql/selection'
import { defineResolver } from '../../platform/operations/registry'
import type { GraphqlOperation, RequestContext } from '../../platform/operations/registry'
import type { AdminReads } from './read'
import type { Admins } from './service'

export function adminResolvers(admins: AdminReads, writes: Admins): GraphqlOperation[] {
  const answer = async ({ actor }: RequestContext, id: string, info: GraphQLResolveInfo) => {
    const found = await admins.byId(actor, id, selectedFields(info))
    // somebody deleted them meanwhile
    if (found === null) throw new AppError('NOT_FOUND')
    return found
  }
  return [
    defineResolver('findAllAdmins', {}, ({ actor }, args, info) =>
      admins.list(actor, args, selectedFields(info).get('records') ?? new Map()),
    ),
    defineResolver('findAdminById', {}, ({ actor }, { id }, info) => admins.byId(actor, id, selectedFields(info))),
    defineResolver('findAdminBySub', {}, ({ actor }, { sub }, info) => admins.bySub(actor, sub, selectedFields(info))),
    defineResolver('createAdmin', {}, async (ctx, { input }, info) =>
      answer(ctx, await writes.create(ctx, input), info),
    ),
    defineResolver('updateAdmin', {}, async (ctx, { input }, info) => {
      await writes.update(ctx, input)
      return answer(ctx, input.id, info)
    }),
    defineResolver('deleteAdmin', {}, async (ctx, { id }) => {
      await writes.remove(ctx, id)
      return id
    }),
  ]
}
