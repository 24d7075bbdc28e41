import type { Language } from '@volant/domain/kernel/actor'
import { toEuros } from '@volant/domain/kernel/money'
import type { TariffChange } from '@volant/domain/pricing/tariff-history'
import { formatMoney, formatNumber, formatPercent } from '../../lib/format'

/** A figure of the tariff as it is read: euros, a percentage or a factor; a dash where there was none. */
export function figureText(part: TariffChange['part'], value: number | null, language: Language): string {
  if (value === null) return '–'
  if (part === 'vatPercent') return formatPercent(value, language)
  if (part === 'carTypeFactor' || part === 'categoryFactor') return `× ${formatNumber(value, language)}`
  const euros = formatMoney(toEuros(value), language)
  return part === 'bands' ? `${euros}/km` : euros
}

/** The kilometres of a band, `50-200` or `500-`. */
export function boundsOf(of: string): { readonly from: string; readonly to: string | undefined } {
  const [from = '0', to] = of.split('-')
  return { from, to: to || undefined }
}
