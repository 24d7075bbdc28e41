import { formatDate, formatMoney, formatNumber, MISSING } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'

interface Known {
  readonly nbDeals: number
  readonly lossDeals: number
  readonly driverAverageBills?: number | null
  readonly address?: { readonly postalCode?: string | null; readonly city?: string | null } | null
  readonly createdAt: string
}

/** A driver's work in figures, where they live and since when they are with us, each with its name. */
export function useDriverFacts(driver: Known | null | undefined): [name: string, value: string][] {
  const t = useWords('drivers')
  const language = useLanguage()
  if (!driver) return []
  return [
    [t('figure.nbDeals'), formatNumber(driver.nbDeals, language)],
    [t('figure.lossDeals'), formatNumber(driver.lossDeals, language)],
    [t('figure.driverAverageBills'), formatMoney(driver.driverAverageBills ?? 0, language)],
    [t('place'), [driver.address?.postalCode, driver.address?.city].filter(Boolean).join(' ') || MISSING],
    [t('since'), formatDate(driver.createdAt, language)],
  ]
}
