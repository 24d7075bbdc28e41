import type { Tariff } from './tariff'

/** Members of the European Union but France, Greece by the name of its VAT numbers as well. */
const EU_ABROAD = 'AT BE BG CY CZ DE DK EE EL ES FI GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

export interface VatTreatment {
  /** E.g. 20 for 20 %. */
  readonly percent: number
  /** The invoice must then say "Autoliquidation" and show both VAT numbers. */
  readonly reverseCharge: boolean
}

/**
 * VAT of a service sold by the French seller: none for a taxable client elsewhere in the EU, else the rate of the buyer's
 * country, which is the French one unless the tariff says otherwise. A French number says that the buyer is taxed in France,
 * wherever the invoice goes to; one from outside the EU proves nothing there. Decisions, Prices; description 11.1.
 */
export function vatFor(
  { country, vatId }: { readonly country: string; readonly vatId: string | null },
  rates: Tariff['vatPercent'],
): VatTreatment {
  const isAbroad = EU_ABROAD.includes(country)
  const registered = vatId?.slice(0, 2) ?? ''
  if (isAbroad && EU_ABROAD.includes(registered)) return { percent: 0, reverseCharge: true }
  const taxedIn = isAbroad && registered === 'FR' ? 'FR' : country
  const own = Object.entries(rates).find(([code]) => code === taxedIn)
  return { percent: own?.[1] ?? rates.FR, reverseCharge: false }
}
