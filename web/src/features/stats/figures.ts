import type { Language } from '@volant/domain/kernel/actor'

const LOCALE: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB' }

/** @param month `2026-06`, as the API counts months in Paris @returns `juin 2026`, or `juin` when short */
export function monthName(month: string, language: Language, length: 'short' | 'long'): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const format = new Intl.DateTimeFormat(LOCALE[language], {
    month: length,
    year: length === 'long' ? 'numeric' : undefined,
    timeZone: 'UTC',
  })
  return format.format(Date.UTC(year, number - 1, 1))
}

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

/** `87,5 %` in French, `87.5%` in English. */
export function percent(share: number, language: Language): string {
  const format = new Intl.NumberFormat(LOCALE[language], { style: 'percent', maximumFractionDigits: 1 })
  return format.format(share / 100)
}
