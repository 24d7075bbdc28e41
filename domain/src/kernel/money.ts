/** An amount in whole cents. Euros exist only at the API's edge. */
export type Cents = number

/** Half away from zero, as the decisions say; `Math.round` alone rounds -0.5 up. */
export function roundHalfAway(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value))
}

/** @param euros at most two decimals: the edge has checked it @returns cents */
export function toCents(euros: number): Cents {
  return roundHalfAway(Number((euros * 100).toFixed(4)))
}

export function toEuros(cents: Cents): number {
  return cents / 100
}

/** @param percent e.g. 42.5 for 42.5 % */
export function percentOf(cents: Cents, percent: number): Cents {
  return roundHalfAway(Number(((cents * percent) / 100).toFixed(6)))
}

/** What an amount that includes tax is without it. @param percent e.g. 20 for 20 % */
export function withoutTax(cents: Cents, percent: number): Cents {
  return roundHalfAway(Number(((cents * 100) / (100 + percent)).toFixed(6)))
}

/** True for a finite number of euros with at most two decimals, inside the bounds (inclusive, euros). */
export function isPrice(euros: number, min = 0, max = 1_000_000): boolean {
  if (!Number.isFinite(euros) || euros < min || euros > max) return false
  return Math.abs(euros * 100 - Math.round(euros * 100)) < 1e-6
}
