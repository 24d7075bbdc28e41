import type { Feature } from '../../platform/feature'
import type { Platform } from '../../platform/platform'
import { pricingDoors } from './doors'
import { createCalculator } from './service/calculator'
import { createQuote } from './service/quote'
import type { QuoteJourney } from './service/quote'
import { createTariffs } from './service/tariff'

interface PricingFeature extends Feature {
  readonly quote: QuoteJourney
}

export function createPricingFeature({ db, clock, maps }: Platform): PricingFeature {
  const tariffs = createTariffs({ db, clock })
  const quote = createQuote(maps, tariffs)
  return {
    operations: pricingDoors(createCalculator({ db, clock, places: maps.places, quote }), tariffs),
    quote,
  }
}
