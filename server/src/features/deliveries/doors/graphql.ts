import type { UpdateDeliveryInput } from '@volant/contract/schema.generated'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/database'
import { answerWithCommit } from '../../../platform/graphql/answer'
import { selectedFields } from '../../../platform/graphql/selection'
import type { Selection } from '../../../platform/graphql/selection'
import { defineResolver } from '../../../platform/operations/registry'
import type { GraphqlOperation, RequestContext } from '../../../platform/operations/registry'
import { countsForAdmin, countsForClient } from '../read/counts'
import { punctualityStats } from '../read/punctuality-stats'
import { monthsByType, outcomes, progress } from '../read/stats'
import type { AnswerDelivery } from '../read/present'
import { shownPositions, withId } from './shown-positions'
import type { Viewed } from '../../tracking/public'
import { namesPlaces } from '../service/journey'
import type { Deliveries } from '../service/service'

/**
 * Another place asks a routing service for its roads. A form sends its places back also where none is another: the bound is far above
 * what somebody does in a day.
 */
const byWhoeverMoves = ({ actor }: RequestContext, { input }: { readonly input: UpdateDeliveryInput }) =>
  namesPlaces(input) && actor.role !== 'ANONYMOUS' ? actor.sub : undefined
const MOVES = [
  { by: byWhoeverMoves, max: 600, seconds: 60 },
  { by: byWhoeverMoves, max: 10_000, seconds: 86_400 },
] as const

const NOTHING: Selection = new Map()

/** Answers a change with the delivery as it leaves it, and as its caller may see it. */
export function answerDelivery(deliveries: Pick<Deliveries, 'findLast'>, clock: Clock): AnswerDelivery {
  return answerWithCommit((tx, actor, id, selection, hear) =>
    deliveries.findLast(tx, actor, id, selection, clock.now(), hear),
  )
}

export function deliveryResolvers(
  deliveries: Deliveries,
  db: Database,
  clock: Clock,
  viewed: Viewed,
): GraphqlOperation[] {
  const answer = answerDelivery(deliveries, clock)
  return [
    defineResolver('findAllDeliveries', {}, async ({ actor }, args, info) => {
      const selection = selectedFields(info)
      const records = withId(selection.get('records') ?? NOTHING)
      const page = await deliveries.list(actor, args, records, clock.now(), selection.has('total'))
      viewed(actor, shownPositions(page.records))
      return page
    }),
    defineResolver('findDeliveryById', {}, async ({ actor }, { id }, info) => {
      const found = await deliveries.find(actor, id, withId(selectedFields(info)), clock.now())
      viewed(actor, shownPositions([found]))
      return found
    }),
    defineResolver('findDeliveryLogs', {}, ({ actor, language }, { deliveryId, page, pageSize }) =>
      deliveries.logs(actor, deliveryId, { page, pageSize, language }),
    ),
    defineResolver('getDeliveriesCountByAdmin', {}, ({ actor }) => countsForAdmin(db, actor, clock.now())),
    defineResolver('getDeliveriesCountByClient', {}, ({ actor }) => countsForClient(db, actor)),
    // what was counted may be a second old; the counts of the tabs stand beside the rows, and may not
    defineResolver('getDeliveryStatsByType', {}, ({ actor }) => monthsByType(db.stale, actor, clock.now())),
    defineResolver('getDeliveryProgressStats', {}, ({ actor }, { type }) =>
      progress(db.stale, actor, type ?? null, clock.now()),
    ),
    defineResolver('getDeliveryStatusStats', {}, ({ actor }) => outcomes(db.stale, actor, clock.now())),
    defineResolver('getPunctualityStats', {}, ({ actor }) => punctualityStats(db.stale, actor, clock.now())),
    defineResolver('createDelivery', { idempotent: true }, (ctx, { input }, info) =>
      answer(ctx, info, (within) => deliveries.create(within, input)),
    ),
    defineResolver('updateDelivery', { idempotent: true, limits: MOVES }, (ctx, { input }, info) =>
      answer(ctx, info, (within) => deliveries.edit(within, input)),
    ),
    defineResolver('confirmDelivery', { idempotent: true }, (ctx, { deliveryId }, info) =>
      answer(ctx, info, (within) => deliveries.confirm(within, deliveryId)),
    ),
    defineResolver('cancelDelivery', { idempotent: true }, (ctx, { input }, info) =>
      answer(ctx, info, (within) => deliveries.cancel(within, input)),
    ),
    defineResolver('updateDeliveryStatus', { idempotent: true }, (ctx, { input }, info) =>
      answer(ctx, info, (within) => deliveries.setStatus(within, input)),
    ),
    defineResolver('updateDeliveryType', { idempotent: true }, (ctx, { input }, info) =>
      answer(ctx, info, (within) => deliveries.cancelRestitution(within, input)),
    ),
    defineResolver('deleteDelivery', { idempotent: true }, (ctx, { id }) => deliveries.remove(ctx, id)),
  ]
}
