import { AppError } from '@volant/contract/errors'
import type { GraphQLResolveInfo } from 'graphql'
import type { Clock } from '../../platform/clock'
import type { Database } from '../../platform/db/database'
import { selectedFields } from '../../platform/graphql/selection'
import type { Selection } from '../../platform/graphql/selection'
import { defineResolver } from '../../platform/operations/registry'
import type { GraphqlOperation, RequestContext } from '../../platform/operations/registry'
import { countsForAdmin, countsForClient } from './read/counts'
import { monthsByType, outcomes, progress } from './read/stats'
import type { DeliveryJson } from './read/present'
import type { Deliveries } from './service'

const NOTHING: Selection = new Map()

/** Answers a mutation with the delivery as its caller may see it now. */
export function answerDelivery(deliveries: Pick<Deliveries, 'find'>, clock: Clock) {
  return async (
    ctx: RequestContext,
    info: GraphQLResolveInfo,
    { id }: { readonly id: string },
  ): Promise<DeliveryJson & { id: string; version: number }> => {
    const found = await deliveries.find(ctx.actor, id, selectedFields(info), clock.now())
    if (found === null) throw new AppError('NOT_FOUND')
    return found as DeliveryJson & { id: string; version: number }
  }
}

export function deliveryResolvers(deliveries: Deliveries, db: Database, clock: Clock): GraphqlOperation[] {
  const answer = answerDelivery(deliveries, clock)
  return [
    defineResolver('findAllDeliveries', {}, ({ actor }, args, info) => {
      const selection = selectedFields(info)
      return deliveries.list(actor, args, selection.get('records') ?? NOTHING, clock.now(), selection.has('total'))
    }),
    defineResolver('findDeliveryById', {}, ({ actor }, { id }, info) =>
      deliveries.find(actor, id, selectedFields(info), clock.now()),
    ),
    defineResolver('findDeliveryLogs', {}, ({ actor, language }, { deliveryId, page, pageSize }) =>
      deliveries.logs(actor, deliveryId, { page, pageSize, language }),
    ),
    defineResolver('getDeliveriesCountByAdmin', {}, ({ actor }) => countsForAdmin(db, actor, clock.now())),
    defineResolver('getDeliveriesCountByClient', {}, ({ actor }) => countsForClient(db, actor)),
    defineResolver('getDeliveryStatsByType', {}, ({ actor }) => monthsByType(db, actor, clock.now())),
    defineResolver('getDeliveryProgressStats', {}, ({ actor }, { type }) =>
      progress(db, actor, type ?? null, clock.now()),
    ),
    defineResolver('getDeliveryStatusStats', {}, ({ actor }) => outcomes(db, actor)),
    defineResolver('createDelivery', { idempotent: true }, async (ctx, { input }, info) =>
      answer(ctx, info, await deliveries.create(ctx, input)),
    ),
    defineResolver('updateDelivery', {}, async (ctx, { input }, info) =>
      answer(ctx, info, await deliveries.edit(ctx, input)),
    ),
    defineResolver('confirmDelivery', {}, async (ctx, { deliveryId }, info) =>
      answer(ctx, info, await deliveries.confirm(ctx, deliveryId)),
    ),
    defineResolver('cancelDelivery', {}, async (ctx, { input }, info) =>
      answer(ctx, info, await deliveries.cancel(ctx, input)),
    ),
    defineResolver('updateDeliveryStatus', { idempotent: true }, async (ctx, { input }, info) =>
      answer(ctx, info, await deliveries.setStatus(ctx, input)),
    ),
    defineResolver('updateDeliveryType', {}, async (ctx, { input }, info) =>
      answer(ctx, info, await deliveries.cancelRestitution(ctx, input)),
    ),
    defineResolver('deleteDelivery', {}, (ctx, { id }) => deliveries.remove(ctx, id)),
  ]
}
