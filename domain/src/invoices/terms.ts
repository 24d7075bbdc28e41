import { parisHour } from '../kernel/time'
import type { BuyerSnapshot } from './snapshot'

/** The term the law applies where nothing else is agreed (article L441-10 of the Code de commerce). */
export const USUAL_PAYMENT_DAYS = 30

/** The longest term from the issue that the same article lets two companies agree on. */
export const MOST_PAYMENT_DAYS = 60

export function paymentDays({ paymentDays: agreed }: Pick<BuyerSnapshot, 'paymentDays'>): number {
  return agreed ?? USUAL_PAYMENT_DAYS
}

/** A moment of the last day of payment in Paris: noon, which is the same day wherever it is read. */
export function dueAt(issuedAt: Date, days: number): Date {
  return parisHour(issuedAt, 12, days)
}
