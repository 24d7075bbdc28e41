import type { Language } from '@volant/domain/kernel/actor'
import { formatter, formatters } from './formatters'

/** What a missing value shows as. Description 2.2. */
export const MISSING = 'P/A'

const ZONE = 'Europe/Paris'

type At = string | number | Date | null | undefined

const DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
const TIME = { hour: '2-digit', minute: '2-digit' } as const
/** The order of the day, the month and the year is French in both languages. Description 2.2. */
const inParis = (parts: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('fr-FR', { ...parts, timeZone: ZONE })
const dayAndTime = formatter(() => inParis({ ...DAY, ...TIME }))
const day = formatter(() => inParis(DAY))
const time = formatter(() => inParis(TIME))
const minute = formatter(() => inParis({ ...DAY, ...TIME, year: '2-digit' }))
const moment = formatter(() => inParis({ ...DAY, ...TIME, second: '2-digit', year: '2-digit' }))

function show(format: () => Intl.DateTimeFormat, at: At, missing: string, invalid = missing): string {
  if (at === null || at === undefined || at === '') return missing
  const date = new Date(at)
  return Number.isNaN(date.getTime()) ? invalid : format().format(date)
}

/** `21/11/2026 09:30`, Paris time. @param invalid the text for an invalid date; by default that of a missing one */
export function formatDateTime(at: At, missing = MISSING, invalid = missing): string {
  return show(dayAndTime, at, missing, invalid)
}

/** `21/11/2026`, Paris time. */
export function formatDay(at: At, missing = MISSING): string {
  return show(day, at, missing)
}

export const isSameDay = (one: At, other: At): boolean => formatDay(one) === formatDay(other)

/** `09:30`, Paris time. */
export function formatTime(at: At, missing = MISSING): string {
  return show(time, at, missing)
}

/** `21/11/26 09:30`, where room is short. */
export function formatMinute(at: At, missing = MISSING): string {
  return show(minute, at, missing)
}

/** `21/11/26 09:30:12`, in tables. Description 9. */
export function formatMoment(at: At, missing = MISSING): string {
  return show(moment, at, missing)
}

const days: Record<Language, () => Intl.DateTimeFormat> = {
  fr: formatter(() => inParis({ ...DAY, month: 'short' })),
  en: day,
}

/** `21 nov. 2026`, and `21/11/2026` in English, whose dates have one format; Paris time. Description 9. */
export function formatDate(at: At, language: Language, missing = MISSING): string {
  return show(days[language], at, missing)
}

const months = formatters(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

/** @param month `2026-03` @returns `mars 2026`, `March 2026` */
export function formatMonth(month: string | undefined, language: Language, missing = MISSING): string {
  return show(months[language], month && `${month}-01`, missing)
}

const inEuros = formatters((locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }))

const TAX: Record<Language, Record<'HT' | 'TTC', string>> = {
  fr: { HT: 'HT', TTC: 'TTC' },
  en: { HT: 'excl.\u00a0tax', TTC: 'incl.\u00a0tax' },
}

/** The text for an amount that is no number. Description 8. */
const NO_AMOUNT: Record<Language, string> = { fr: 'Erreur', en: 'Error' }

/** @param euros as the API gives them @returns `1 234,50 € HT` in French, `€1,234.50 excl. tax` in English */
export function formatMoney(
  euros: number | null | undefined,
  language: Language,
  suffix?: 'HT' | 'TTC',
  missing = MISSING,
): string {
  if (euros === null || euros === undefined) return missing
  if (!Number.isFinite(euros)) return NO_AMOUNT[language]
  const amount = inEuros[language]().format(euros)
  return suffix ? `${amount}\u00a0${TAX[language][suffix]}` : amount
}

/** What stands before and behind the figure of an amount that is typed: as `formatMoney` writes it. */
export function aroundMoney(
  language: Language,
  tax?: 'HT' | 'TTC',
): { readonly prefix: string; readonly suffix: string } {
  const behind = tax ? `\u00a0${TAX[language][tax]}` : ''
  return language === 'fr' ? { prefix: '', suffix: `\u00a0€${behind}` } : { prefix: '€', suffix: behind }
}

const numbers = formatters((locale) => new Intl.NumberFormat(locale))

export function formatNumber(value: number, language: Language): string {
  return numbers[language]().format(value)
}

/** What parts the thousands of a figure that is typed; the narrow space of French is typed as a plain one. */
export const thousandsMark = (language: Language): string => (language === 'fr' ? ' ' : ',')

/** What stands behind a percentage: `20 %` in French, `20%` in English. */
export const percentSign = (language: Language): string => (language === 'fr' ? '\u00a0%' : '%')

/** @param value 20 for `20 %`, `5.5 %` with a comma in French */
export function formatPercent(value: number, language: Language): string {
  return formatNumber(value, language) + percentSign(language)
}

/** @param metres whole metres @returns `465 km`, below ten kilometres with one decimal */
export function formatDistance(metres: number | null | undefined, language: Language, missing = MISSING): string {
  if (metres === null || metres === undefined) return missing
  const km = metres / 1000
  return `${formatNumber(km < 10 ? Math.round(km * 10) / 10 : Math.round(km), language)}\u00a0km`
}

/** @returns `12 345 km`; -1 and null mean unknown (description 9) */
export function formatMileage(km: number | null | undefined, language: Language, missing = MISSING): string {
  if (km === null || km === undefined || km < 0) return missing
  return `${formatNumber(km, language)}\u00a0km`
}

/** @param seconds whole seconds @returns `4 h 32`, or `35 min` below the hour */
export function formatDuration(seconds: number | null | undefined, missing = MISSING): string {
  if (seconds === null || seconds === undefined || !Number.isFinite(seconds)) return missing
  const minutes = Math.max(0, Math.round(seconds / 60))
  if (minutes < 60) return `${minutes}\u00a0min`
  return `${Math.floor(minutes / 60)}\u00a0h\u00a0${String(minutes % 60).padStart(2, '0')}`
}

/** Counting the first seconds would only flicker. */
const JUST_NOW_SECONDS = 5
const justNow: Record<Language, string> = { fr: 'à l’instant', en: 'just now' }

const ages = formatters((locale) => new Intl.RelativeTimeFormat(locale, { style: 'short', numeric: 'always' }))

/** Age of a position in words: `il y a 40 s`. */
export function formatAge(at: string | Date, now: Date, language: Language): string {
  const seconds = Math.max(0, Math.round((now.getTime() - new Date(at).getTime()) / 1000))
  if (seconds < JUST_NOW_SECONDS) return justNow[language]
  const words = ages[language]()
  if (seconds < 90) return words.format(-seconds, 'second')
  if (seconds < 5400) return words.format(-Math.round(seconds / 60), 'minute')
  if (seconds < 129_600) return words.format(-Math.round(seconds / 3600), 'hour')
  return words.format(-Math.round(seconds / 86_400), 'day')
}

/** `AK` for Anna Keller. */
export function initialsOf(firstName: string, lastName: string): string {
  return `${firstName.trim().charAt(0)}${lastName.trim().charAt(0)}`.toUpperCase()
}
