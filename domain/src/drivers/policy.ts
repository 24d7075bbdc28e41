import type { Actor } from '../kernel/actor'

/** The office reads every driver, a driver their own row; for everybody else there are none. Description 6.4. */
export function maySeeDriver(actor: Actor, driverId: string): boolean {
  return actor.role === 'ADMIN' || (actor.role === 'DRIVER' && actor.profileId === driverId)
}

/** A session left open must not be enough to have payments sent elsewhere, nor to take the account over. Description 10.5. */
export function ownPasswordAsked(actor: Actor, changed: { readonly iban: boolean; readonly email: boolean }): boolean {
  return actor.role === 'DRIVER' && (changed.iban || changed.email)
}
