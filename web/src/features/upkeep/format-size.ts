import type { Language } from '@volant/domain/kernel/actor'

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const

/** `12,3 Mo`, `12.3 MB`: in the largest unit of which there is at least one. */
export function formatSize(bytes: number, language: Language): string {
  const power = Math.min(UNITS.length, Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  const format = new Intl.NumberFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    style: 'unit',
    unit: UNITS[power - 1],
    maximumFractionDigits: 1,
  })
  return format.format(bytes / 1000 ** power)
}
