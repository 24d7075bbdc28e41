import type { DriverState } from '../kernel/actor'
import { ALLOWED, type Decision, refuse, refuseFields } from '../kernel/decision'

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

/** What a mandate says, as it was signed: it never changes. Description 11.3. */
export interface MandateSnapshot {
  readonly creditor: { readonly name: string; readonly address: string; readonly identifier: string }
  readonly debtor: { readonly name: string; readonly address: readonly string[]; readonly iban: string }
}
