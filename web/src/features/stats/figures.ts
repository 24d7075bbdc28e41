import type { Language } from '@volant/domain/kernel/actor'
import { formatters } from '../../lib/formatters'

const shortMonths = formatters((locale) => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }))

/** @param month `2026-06`, as the API counts months in Paris @returns `juin`; with its year `formatMonth` names it */
export const shortMonth = (month: string, language: Language): string =>
  shortMonths[language]().format(new Date(`${month}-01`))

/** Percentages with one decimal that add up to exactly 100: the last one gets the rounding error. All zero without values. */
export function sharesOf(values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0)
  if (total === 0) return values.map(() => 0)
  let left = 1000
  return values.map((value, index) => {
    const tenths = index === values.length - 1 ? left : Math.min(left, Math.round((value / total) * 1000))
    left -= tenths
    return tenths / 10
  })
}

const percents = formatters((locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }))

/** `87,5 %` in French, `87.5%` in English. */
export function percent(share: number, language: Language): string {
  return percents[language]().format(share / 100)
}
