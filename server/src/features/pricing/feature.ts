import type { Feature } from '../../platform/feature'
import type { Platform } from '../../platform/platform'
import { pricingDoors } from './doors'
import { createQuotes } from './service/quote'
import type { Quotes } from './service/quote'
import { createTariffs } from './service/tariff'

interface PricingFeature extends Feature {
  readonly quote: Quotes['quote']
}

export function createPricingFeature({ db, clock, maps }: Platform): PricingFeature {
  const tariffs = createTariffs({ db, clock })
  const quotes = createQuotes(maps, tariffs)
  return { operations: pricingDoors(quotes, tariffs), quote: quotes.quote }
}
