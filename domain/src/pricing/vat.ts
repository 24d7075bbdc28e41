import type { Tariff } from './tariff'

const EU_ABROAD = 'AT BE BG CY CZ DE DK EE EL ES FI GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

export interface VatTreatment {
  /** E.g. 20 for 20 %. */
  readonly percent: number
  /** The invoice must then say "Autoliquidation" and show both VAT numbers. */
  readonly reverseCharge: boolean
}

/**
 * VAT of a service sold by the French seller: none for a taxable client elsewhere in the EU, else the rate of the buyer's
 * country, which is the French one unless the tariff says otherwise. Decisions, Prices; description 11.1.
 */
export function vatFor(
  buyer: { readonly country: string; readonly vatId: string | null },
  rates: Tariff['vatPercent'],
): VatTreatment {
  if (EU_ABROAD.includes(buyer.country) && buyer.vatId) return { percent: 0, reverseCharge: true }
  const own = Object.entries(rates).find(([country]) => country === buyer.country)
  return { percent: own?.[1] ?? rates.FR, reverseCharge: false }
}
