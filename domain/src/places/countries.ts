/** Where vehicles are fetched and brought, as ISO codes. Decisions, Data; description 11.9. */
export const COUNTRIES = ['FR', 'BE', 'LU', 'MC', 'DE'] as const
export type Country = (typeof COUNTRIES)[number]

/** The markets: what the country filter offers. Description 3. */
export const MARKETS = ['FR', 'BE'] as const

const NEIGHBOUR: ReadonlyMap<string, readonly string[]> = new Map([
  ['FR', ['MC']],
  ['BE', ['DE']],
])

/** The countries a filter selects: FR also selects MC, BE also DE. Description 2.2. */
export function expandCountries(selected: readonly string[]): string[] {
  return [...new Set(selected.flatMap((country) => [country, ...(NEIGHBOUR.get(country) ?? [])]))]
}

const IDF_DEPARTMENTS: readonly string[] = ['75', '77', '78', '91', '92', '93', '94', '95']

/** Inside Île-de-France, where one flat price applies. Decisions, Prices. */
export function isInIdf(country: string, postalCode: string): boolean {
  return country === 'FR' && /^\d{5}$/.test(postalCode) && IDF_DEPARTMENTS.includes(postalCode.slice(0, 2))
}
