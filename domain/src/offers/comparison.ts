import { type Cents, roundHalfAway } from '../kernel/money'

interface Asked {
  readonly demandedPrice: Cents
  readonly wantedPrice: Cents | null
  readonly clientPrice: Cents | null
}

/** A sum of money and its share of another, in percent to one decimal. */
export interface Figure {
  readonly cents: Cents
  readonly percent: number
}

function figure(cents: Cents, of: Cents): Figure {
  // adding zero takes the sign from a zero
  return { cents, percent: roundHalfAway((cents * 1000) / of) / 10 + 0 }
}

/** How far an offer lies from the price that was wished for: above is positive. Null without such a price. */
export function aboveWanted({ demandedPrice, wantedPrice }: Asked): Figure | null {
  return wantedPrice ? figure(demandedPrice - wantedPrice, wantedPrice) : null
}

/** What is left of the client's price when this offer is accepted. Null without such a price. */
export function marginOf({ demandedPrice, clientPrice }: Asked): Figure | null {
  return clientPrice ? figure(clientPrice - demandedPrice, clientPrice) : null
}
