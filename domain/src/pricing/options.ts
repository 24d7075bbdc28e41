import type { Cents } from '../kernel/money'

export interface ServiceOptionPrice {
  readonly id: string
  /** The name on the price list; screens translate by id. */
  readonly name: string
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
  /** What the invoice carries, where it is another amount. */
  readonly invoicePrice?: Cents
}

/** Sum of the chosen options, each counted once; an unknown id adds nothing (the schema refuses it). */
export function optionsPrice(ids: readonly string[]): Cents {
  return SERVICE_OPTIONS.filter(({ id }) => ids.includes(id)).reduce((sum, { price }) => sum + price, 0)
}

/** Client price = the category's price + the option amounts as they stand. Decisions, Prices. */
export function clientPrice(categoryPrice: Cents, optionIds: readonly string[]): Cents {
  return categoryPrice + optionsPrice(optionIds)
}

/** Client price less the driver's; null while one is unknown. Description 9. */
export function margin(clientFinalPrice: Cents | null, finalPrice: Cents | null): Cents | null {
  return clientFinalPrice === null || finalPrice === null ? null : clientFinalPrice - finalPrice
}
