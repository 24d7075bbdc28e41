import { AppError } from '@volant/contract/errors'
import type { GraphQLResolveInfo } from 'graphql'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/database'
import { selectedFields } from '../../../platform/graphql/selection'
import type { Selection } from '../../../platform/graphql/selection'
import { defineResolver } from '../../../platform/operations/registry'
import type { GraphqlOperation, RequestContext } from '../../../platform/operations/registry'
import { countsForAdmin, countsForClient } from '../read/counts'
import { monthsByType, outcomes, progress } from '../read/stats'
import type { DeliveryAnswer } from '../read/present'
import type { Deliveries } from '../service/service'

const NOTHING: Selection = new Map()

/** Answers a mutation with the delivery as the change leaves it, and as its caller may see it. */
export function answerDelivery(deliveries: Pick<Deliveries, 'findLast'>, clock: Clock) {
  return async (
    ctx: RequestContext,
    info: GraphQLResolveInfo,
    change: (ctx: RequestContext) => Promise<unknown>,
  ): Promise<DeliveryAnswer> => {
    const answer: { found: DeliveryAnswer | null } = { found: null }
    const selection = selectedFields(info)
    await change({
      ...ctx,
      beforeCommit: (tx, { id }) =>
        deliveries.findLast(tx, ctx.actor, id, selection, clock.now(), (found) => {
          answer.found = found
        }),
    })
    if (answer.found === null) throw new AppError('NOT_FOUND')
    return answer.found
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
    defineResolver('createDelivery', { idempotent: true }, (ctx, { input }, info) =>
      answer(ctx, info, (within) => deliveries.create(within, input)),
    ),
    defineResolver('updateDelivery', {}, (ctx, { input }, info) =>
      answer(ctx, info, (within) => deliveries.edit(within, input)),
    ),
    defineResolver('confirmDelivery', {}, (ctx, { deliveryId }, info) =>
      answer(ctx, info, (within) => deliveries.confirm(within, deliveryId)),
    ),
    defineResolver('cancelDelivery', {}, (ctx, { input }, info) =>
      answer(ctx, info, (within) => deliveries.cancel(within, input)),
    ),
    defineResolver('updateDeliveryStatus', { idempotent: true }, (ctx, { input }, info) =>
      answer(ctx, info, (within) => deliveries.setStatus(within, input)),
    ),
    defineResolver('updateDeliveryType', {}, (ctx, { input }, info) =>
      answer(ctx, info, (within) => deliveries.cancelRestitution(within, input)),
    ),
    defineResolver('deleteDelivery', {}, (ctx, { id }) => deliveries.remove(ctx, id)),
  ]
}
