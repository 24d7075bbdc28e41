import { type Cents, percentOf, withoutTax } from '../kernel/money'

export interface ServiceOptionPrice {
  readonly id: string
  /** The name on the price list; screens translate by id. */
  readonly name: string
  /** Including French tax. */
  readonly price: Cents
}

/** Priced services of a delivery. Description 3. */
export const SERVICE_OPTIONS = [
  { id: '000', name: 'W Garage', price: 5000 },
  { id: '001', name: 'Carburant', price: 2000 },
  { id: '002', name: 'Lavage', price: 1000 },
] as const satisfies readonly ServiceOptionPrice[]
export type ServiceOptionId = (typeof SERVICE_OPTIONS)[number]['id']

export const SERVICE_OPTION_IDS = ['000', '001', '002'] as const satisfies readonly ServiceOptionId[]

/** An option of a delivery as it was chosen: prices that change later do not change it. */
export interface ChosenOption {
  readonly id: string
  readonly price: Cents
  /** What it adds to the price excluding tax and to the invoice; the price itself where an older delivery keeps none. */
  readonly invoicePrice?: Cents
}

/**
 * The chosen options, each once; an unknown id is none (the schema refuses it). Decisions, Prices.
 * @param vatPercent the French rate, which their prices include whoever pays
 */
export function chosenOptions(ids: readonly string[], vatPercent: number): ChosenOption[] {
  return SERVICE_OPTIONS.filter(({ id }) => ids.includes(id)).map(({ id, price }) => ({
    id,
    price,
    invoicePrice: withoutTax(price, vatPercent),
  }))
}

/** What the options add to a price excluding tax. */
export function optionsPrice(options: readonly ChosenOption[]): Cents {
  return options.reduce((sum, { price, invoicePrice = price }) => sum + invoicePrice, 0)
}

/** Client price, excluding tax = the category's price + the options without tax. Decisions, Prices. */
export function clientPrice(categoryPrice: Cents, options: readonly ChosenOption[]): Cents {
  return categoryPrice + optionsPrice(options)
}

/** @param vatPercent the rate of whoever pays */
export function withTax(net: Cents, vatPercent: number): { readonly vat: Cents; readonly gross: Cents } {
  const vat = percentOf(net, vatPercent)
  return { vat, gross: net + vat }
}
