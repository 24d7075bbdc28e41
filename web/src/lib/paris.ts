import { TZDate } from '@date-fns/tz'

const ZONE = 'Europe/Paris'

/** The instant in Paris, or undefined for a missing or unreadable one. */
export function inParis(at: string | number | Date | null | undefined): Date | undefined {
  if (at === null || at === undefined || at === '') return undefined
  const date = new TZDate(new Date(at).getTime(), ZONE)
  return Number.isNaN(date.getTime()) ? undefined : date
}
