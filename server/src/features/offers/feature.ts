import type { Feature } from '../../platform/feature'
import type { Platform } from '../../platform/platform'
import type { AnswerDelivery } from '../deliveries/public'
import { createDispatch } from './service/dispatch'
import { offerResolvers } from './doors'
import { offerReactions } from './reactions'
import { createOfferReads } from './read/offers'
import { createOffers } from './service/offers'
import { createSuggestions } from './service/suggestions'

interface Needs {
  readonly answer: AnswerDelivery
}

export function createOffersFeature({ db, clock, live }: Platform, { answer }: Needs): Feature {
  return {
    operations: offerResolvers(
      createOffers({ db, clock }),
      createDispatch({ db, clock }),
      createOfferReads(db),
      createSuggestions({ db, clock }),
      answer,
      clock,
    ),
    reactions: offerReactions(live),
  }
}
