import type { Feature } from '../../platform/feature'
import type { Platform } from '../../platform/platform'
import { createDispatch } from './service/dispatch'
import { offerResolvers } from './doors'
import type { Answer } from './doors'
import { offerReactions } from './reactions'
import { createOfferReads } from './read'
import { createOffers } from './service/offers'

interface Needs {
  readonly answer: Answer
}

export function createOffersFeature({ db, clock, live }: Platform, { answer }: Needs): Feature {
  return {
    operations: offerResolvers(
      createOffers({ db, clock }),
      createDispatch({ db, clock }),
      createOfferReads(db),
      answer,
      clock,
    ),
    reactions: offerReactions(live),
  }
}
