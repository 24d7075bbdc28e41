import type { FieldError } from '../kernel/errors'
import { type Cents, percentOf, roundHalfAway } from '../kernel/money'

/** Shares of the client's final price, in percent. Description 9. */
export const AUCTION_PERCENT = { min: 30, wanted: 42.5, max: 55 } as const

/** Upper bound of any price, in cents (one million euros). Description 10.3. */
export const PRICE_MAX: Cents = 100_000_000

export interface AuctionPrices {
  readonly minPrice: Cents
  readonly wantedPrice: Cents
  readonly maxPrice: Cents
}

/** What the deal form proposes for a client price. Description 9. */
export function auctionDefaults(clientPrice: Cents): AuctionPrices {
  return {
    minPrice: percentOf(clientPrice, AUCTION_PERCENT.min),
    wantedPrice: percentOf(clientPrice, AUCTION_PERCENT.wanted),
    maxPrice: percentOf(clientPrice, AUCTION_PERCENT.max),
  }
}

/** The middle of the slider, in cents. Description 9: "the midpoint shown is the average of minimum and maximum". */
export function sliderMidpoint(prices: Pick<AuctionPrices, 'minPrice' | 'maxPrice'>): Cents {
  return roundHalfAway((prices.minPrice + prices.maxPrice) / 2)
}

const isAmount = (cents: number) => Number.isInteger(cents) && cents >= 0 && cents <= PRICE_MAX

/**
 * Prices of a deal: whole cents from 0 to a million euros, and min ≤ wanted ≤ max ≤ client price. Absent bounds do not
 * bind. Description 4.2, T7 and 10.3.
 */
export function dealPriceErrors(deal: {
  readonly clientFinalPrice: Cents
  readonly wantedPrice: Cents
  readonly minPrice?: Cents | null
  readonly maxPrice?: Cents | null
}): FieldError[] {
  const wrong = (['clientFinalPrice', 'wantedPrice', 'minPrice', 'maxPrice'] as const).filter((path) => {
    const amount = deal[path]
    return amount != null && !isAmount(amount)
  })
  if (wrong.length > 0) return wrong.map((path) => ({ path, code: 'outOfRange' }))

  const { clientFinalPrice, wantedPrice } = deal
  const { minPrice, maxPrice } = { minPrice: deal.minPrice ?? 0, maxPrice: deal.maxPrice ?? clientFinalPrice }
  const inOrder = {
    wantedPrice: wantedPrice <= clientFinalPrice,
    minPrice: minPrice <= wantedPrice,
    maxPrice: wantedPrice > clientFinalPrice || (maxPrice >= wantedPrice && maxPrice <= clientFinalPrice),
  }
  return Object.entries(inOrder).flatMap(([path, holds]): FieldError[] => (holds ? [] : [{ path, code: 'outOfRange' }]))
}
