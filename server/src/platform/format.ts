import { TZDate } from '@date-fns/tz'
import type { Language } from '@volant/domain/kernel/actor'
import type { Cents } from '@volant/domain/kernel/money'
import { toEuros } from '@volant/domain/kernel/money'
import { ZONE } from '@volant/domain/kernel/time'
import { format } from 'date-fns'

const LOCALE = { fr: 'fr-FR', en: 'en-GB' } as const

const money = {
  fr: new Intl.NumberFormat(LOCALE.fr, { style: 'currency', currency: 'EUR' }),
  en: new Intl.NumberFormat(LOCALE.en, { style: 'currency', currency: 'EUR' }),
}
const number = { fr: new Intl.NumberFormat(LOCALE.fr), en: new Intl.NumberFormat(LOCALE.en) }

/** Few typefaces hold the narrow space that French numbers are grouped with. */
const plainSpaces = (text: string) => text.replaceAll('\u202f', '\u00a0')

/** `1 234,50 €`, or `€1,234.50` in English. */
export function formatCents(cents: Cents, language: Language): string {
  return plainSpaces(money[language].format(toEuros(cents)))
}

export function formatNumber(value: number, language: Language): string {
  return plainSpaces(number[language].format(value))
}

/** `5,5 %`, or `5.5%` in English. */
export function formatPercent(percent: number, language: Language): string {
  return language === 'fr' ? `${formatNumber(percent, language)}\u00a0%` : `${formatNumber(percent, language)}%`
}

/** `21/11/2026`, Paris time. */
export function formatDate(at: Date): string {
  return format(new TZDate(at, ZONE), 'dd/MM/yyyy')
}

const months = {
  fr: new Intl.DateTimeFormat(LOCALE.fr, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat(LOCALE.en, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
}

/** @param month `2026-03` @returns `mars 2026`, `March 2026` */
export function formatMonth(month: string, language: Language): string {
  return months[language].format(new Date(`${month}-01T00:00:00Z`))
}

/** `09:30`, Paris time. */
export function formatTime(at: Date): string {
  return format(new TZDate(at, ZONE), 'HH:mm')
}

/** `21/11/2026 09:30`, Paris time. */
export function formatDateTime(at: Date): string {
  return format(new TZDate(at, ZONE), 'dd/MM/yyyy HH:mm')
}
