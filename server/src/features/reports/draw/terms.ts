import { UNKNOWN_MILEAGE } from '@volant/domain/deliveries/facts'
import { FUEL_MAX } from '@volant/domain/deliveries/inspection'
import type { Language } from '@volant/domain/kernel/actor'
import { formatNumber } from '../../../platform/format'
import { gauge } from '../../../platform/pdf/gauge'
import type { Figure } from '../../../platform/pdf/table'
import type { Translate } from '../../../platform/words'

/** How reports speak of places, figures and people. */
export type Words = Translate<'documents'>

interface Place {
  readonly address: string
  readonly postalCode: string
  readonly city: string
  readonly country: string
}

export function placeOf(place: Place | null, t: Words): string {
  if (place === null) return t('unknown')
  const country = place.country === 'FR' ? '' : ` (${place.country})`
  return `${place.address}, ${place.postalCode} ${place.city}${country}`
}

export function mileageOf(km: number, language: Language, t: Words): string {
  return km === UNKNOWN_MILEAGE ? t('unknown') : `${formatNumber(km, language)}\u00a0km`
}

/** What lies between the two readings, where both are known. */
export function drivenOf(before: number, after: number, language: Language, t: Words): string[] {
  if (before === UNKNOWN_MILEAGE || after === UNKNOWN_MILEAGE) return []
  return [t('report.driven', { distance: mileageOf(after - before, language, t) })]
}

export function fuelOf(eighths: number | null, t: Words): Figure | string {
  return eighths === null ? t('unknown') : gauge(Math.min(eighths, FUEL_MAX), t('report.eighths', { eighths }))
}

export const present = (lines: readonly (string | null | undefined)[]): string[] =>
  lines.filter((line): line is string => Boolean(line))
