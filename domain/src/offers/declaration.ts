import { ALLOWED, type Decision, refuseFields } from '../kernel/decision'
import { parisYear } from '../kernel/time'

/** The year under way and those before it for which a tax office may still ask. Decisions, Invoices. */
const DECLARED_YEARS = 5

/** The years that can be declared, the newest first. */
export function declarableYears(now: Date): readonly number[] {
  const current = parisYear(now)
  return Array.from({ length: DECLARED_YEARS }, (_, back) => current - back)
}

/**
 * May what drivers were paid in this year be taken as a declaration? Description 11.3.
 * @returns 400 naming the year for one to come or one too long ago
 */
export function decideDeclaration(year: number, now: Date): Decision {
  return declarableYears(now).includes(year) ? ALLOWED : refuseFields({ path: 'year', code: 'outOfRange' })
}
