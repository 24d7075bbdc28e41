import { toCents, toEuros } from '@volant/domain/kernel/money'
import type { Language } from '@volant/domain/kernel/actor'
import { aboveWanted, marginOf, type Figure } from '@volant/domain/offers/comparison'
import { formatMoney, formatPercent, MISSING } from '../../lib/format'
import type { AuctionDelivery, OfferRow } from './offers-query'

const cents = (euros: number | null) => (euros === null ? null : toCents(euros))

function words(figure: Figure | null, language: Language, plus: string): { money: string; percent: string } {
  if (figure === null) return { money: MISSING, percent: '' }
  const sign = figure.cents > 0 ? plus : ''
  return {
    money: sign + formatMoney(toEuros(figure.cents), language),
    percent: sign + formatPercent(figure.percent, language),
  }
}

/** How an offer compares, in words: above or below the wished price, and what it leaves of the client's. */
export function offerFigures(
  { demandedPrice }: Pick<OfferRow, 'demandedPrice'>,
  delivery: Pick<AuctionDelivery, 'wantedPrice' | 'clientFinalPrice' | 'clientInitialPrice'>,
  language: Language,
) {
  const asked = {
    demandedPrice: toCents(demandedPrice),
    wantedPrice: cents(delivery.wantedPrice),
    clientPrice: cents(delivery.clientFinalPrice ?? delivery.clientInitialPrice),
  }
  const [difference, margin] = [aboveWanted(asked), marginOf(asked)]
  return {
    difference: { ...words(difference, language, '+'), above: (difference?.cents ?? 0) > 0 },
    margin: { ...words(margin, language, ''), loses: (margin?.cents ?? 0) < 0 },
  }
}
