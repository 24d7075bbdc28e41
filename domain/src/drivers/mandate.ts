import { tz } from '@date-fns/tz'
import { addDays, addMonths, isBefore, max } from 'date-fns'
import type { DriverState } from '../kernel/actor'
import { ALLOWED, type Decision, refuse, refuseFields } from '../kernel/decision'
import { ZONE } from '../kernel/time'

/** What a direct-debit mandate has to name of the driver. */
export interface Debtor {
  readonly state: DriverState
  readonly iban: string | null
  readonly addressId: string | null
}

/**
 * May this driver sign a direct-debit mandate now? Description 11.3.
 * @returns 403 DRIVER_NOT_ACCEPTED once refused or disabled, 400 naming what the mandate would lack
 */
export function decideMandate({ state, iban, addressId }: Debtor): Decision {
  if (state === 'REFUSED' || state === 'DISABLED') return refuse('FORBIDDEN', 'DRIVER_NOT_ACCEPTED')
  const missing = [...(iban === null ? ['iban'] : []), ...(addressId === null ? ['address'] : [])]
  return missing.length === 0 ? ALLOWED : refuseFields(...missing.map((path) => ({ path, code: 'required' as const })))
}

/** The unique reference of a mandate (RUM): letters, digits and hyphens, at most 35. Description 11.3. */
export function mandateReference(driverNumber: number, count: number): string {
  return `VOLANT-${driverNumber}-${count}`
}

/** Months without a debit after which a mandate is dead. Description 11.3. */
export const MANDATE_MONTHS = 36

/** Of a mandate that nobody revoked. */
export interface MandateUse {
  readonly signedAt: Date
  /** When a debit was last presented under it, whether or not the bank carried it out; null where none was. */
  readonly lastUsedAt: Date | null
}

/** When a mandate lapses unless something is debited before: by the calendar in Paris. Description 11.3. */
export function mandateEnd({ signedAt, lastUsedAt }: MandateUse): Date {
  return new Date(addMonths(max([signedAt, lastUsedAt ?? signedAt]), MANDATE_MONTHS, { in: tz(ZONE) }).getTime())
}

/** A lapsed mandate allows nothing any more: the driver signs another. Description 11.3. */
export function hasLapsed(mandate: MandateUse, now: Date): boolean {
  return !isBefore(now, mandateEnd(mandate))
}

/**
 * May a month of the subscription be debited from this driver? Decisions, People.
 * @param mandate the one that nobody revoked; null where the driver signed none and pays otherwise
 * @returns 409 MANDATE_LAPSED
 */
export function decideDebit(mandate: MandateUse | null, now: Date): Decision {
  return mandate !== null && hasLapsed(mandate, now) ? refuse('CONFLICT', 'MANDATE_LAPSED') : ALLOWED
}

/** Days from the announcement of a debit to the debit, as a signed mandate promises. Description 11.3. */
const NOTICE_DAYS = 14

/** When what is announced now may be debited at the earliest: by the calendar in Paris. */
export function earliestDebit(announcedAt: Date): Date {
  return new Date(addDays(announcedAt, NOTICE_DAYS, { in: tz(ZONE) }).getTime())
}

/** What a mandate says, as it was signed: it never changes. Description 11.3. */
export interface MandateSnapshot {
  readonly creditor: { readonly name: string; readonly address: string; readonly identifier: string }
  readonly debtor: { readonly name: string; readonly address: readonly string[]; readonly iban: string }
}
