/** The bar is full at this many hours. Description 9. */
export const BAR_HOURS = 24
const HOUR_MS = 3_600_000

export interface RemainingTime {
  /** Hours to the pick-up; negative once it is past. */
  readonly remainingHours: number
  /** Hours from the confirmation to the pick-up. */
  readonly totalHours: number
  /** Share of the 24-hour bar, 0 to 1. */
  readonly bar: number
}

/**
 * The remaining-time column. Description 2.2.
 * @returns null when a date is missing: the screen says so
 */
export function remainingTime(
  facts: { readonly carPickUpDate: Date | null; readonly confirmedAt: Date | null },
  now: Date,
): RemainingTime | null {
  if (!facts.carPickUpDate || !facts.confirmedAt) return null
  const remainingHours = (facts.carPickUpDate.getTime() - now.getTime()) / HOUR_MS
  const totalHours = (facts.carPickUpDate.getTime() - facts.confirmedAt.getTime()) / HOUR_MS
  return { remainingHours, totalHours, bar: Math.min(1, Math.max(0, remainingHours / BAR_HOURS)) }
}
