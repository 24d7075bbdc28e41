import type { Clock } from '../../platform/clock'
import { selectedFields } from '../../platform/graphql/selection'
import { defineResolver } from '../../platform/operations/registry'
import type { GraphqlOperation } from '../../platform/operations/registry'
import type { AnswerDelivery } from '../deliveries/public'
import type { Dispatch } from './service/dispatch'
import type { OfferReads } from './read/offers'
import type { Offers } from './service/offers'
import type { SuggestDrivers } from './service/suggestions'

export function offerResolvers(
  offers: Offers,
  dispatch: Dispatch,
  reads: OfferReads,
  suggest: SuggestDrivers,
  answer: AnswerDelivery,
  clock: Clock,
): GraphqlOperation[] {
  return [
    defineResolver('findAllOffers', {}, ({ actor }, args, info) =>
      reads.list(actor, args, selectedFields(info).get('records') ?? new Map(), clock.now()),
    ),
    defineResolver('findOfferById', {}, ({ actor }, { id }, info) =>
      reads.find(actor, id, selectedFields(info), clock.now()),
    ),
    defineResolver('suggestDrivers', {}, ({ actor }, args) => suggest(actor, args)),
    defineResolver(
      'createOffer',
      { idempotent: true, limits: [{ by: 'user', max: 60, seconds: 60 }] },
      (ctx, { input }) => offers.create(ctx, input),
    ),
    defineResolver('acceptOffer', { idempotent: true }, (ctx, { input, despiteExpiredPapers }) =>
      offers.accept(ctx, input.id, despiteExpiredPapers),
    ),
    defineResolver('rejectOffer', { idempotent: true }, (ctx, { input }) => offers.reject(ctx, input.id)),
    defineResolver('deleteOffer', { idempotent: true }, (ctx, { input }) => offers.remove(ctx, input.id)),
    defineResolver('withdrawOffer', { idempotent: true }, (ctx, { input }) => offers.withdraw(ctx, input.id)),
    defineResolver('allowDelivery', { idempotent: true }, (ctx, { input }, info) =>
      answer(ctx, info, (within) => dispatch.allow(within, input)),
    ),
    defineResolver('assignDriverToDelivery', { idempotent: true }, (ctx, { input }, info) =>
      answer(ctx, info, (within) => dispatch.assign(within, input)),
    ),
    defineResolver('changeDriver', { idempotent: true }, (ctx, { input }, info) =>
      answer(ctx, info, (within) => dispatch.change(within, input)),
    ),
  ]
}
