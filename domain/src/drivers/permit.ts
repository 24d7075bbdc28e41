import { parisDayEnd } from '../kernel/time'

/** Does the licence hold until the car is handed over? One that the office has not noted is not held against an accepted driver. */
export function permitHolds(permitUntil: Date | null, deadline: Date): boolean {
  return permitUntil === null || parisDayEnd(permitUntil) >= deadline
}
