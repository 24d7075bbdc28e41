import { subDays, subMonths } from 'date-fns'
import { and, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm'
import type { Retention } from '../../platform/retention'
import { driverMandates } from '../../tables/drivers'
import {
  challenges,
  emailCodes,
  loginFailures,
  pushSubscriptions,
  refreshTokens,
  securityLog,
} from '../../tables/users'

/** A signed mandate is proved by where it was signed from, until thirteen months after its end: so long a debit may be disputed. */
const provesMandate = (now: Date) => sql`(${securityLog.kind} = 'mandate.signed' AND EXISTS (
  SELECT 1 FROM ${driverMandates} WHERE ${driverMandates.reference} = ${securityLog.data}->>'reference'
  AND (${driverMandates.revokedAt} IS NULL OR ${driverMandates.revokedAt} > ${subMonths(now, 13).toISOString()})))`

/** The session that a telephone subscribed in has ended, also by itself: nobody signed it out, and it stands in no list any more. */
const hasLapsed = (now: Date) => sql`${pushSubscriptions.sessionId} IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM ${refreshTokens} WHERE ${refreshTokens.familyId} = ${pushSubscriptions.sessionId}
  AND ${refreshTokens.rotatedAt} IS NULL AND ${refreshTokens.revokedAt} IS NULL AND ${refreshTokens.expiresAt} > ${now.toISOString()})`

/** Secrets go a day after they opened anything, and who did what from where after three months (description 11.6). */
export const identityRetention: readonly Retention[] = [
  // a used token is kept as long as its family could live: its return is what betrays a thief
  { table: refreshTokens, where: (now) => lt(refreshTokens.expiresAt, subDays(now, 1)) },
  { table: pushSubscriptions, where: hasLapsed },
  { table: challenges, where: (now) => lt(challenges.expiresAt, subDays(now, 1)) },
  { table: emailCodes, where: (now) => lt(emailCodes.expiresAt, subDays(now, 1)) },
  {
    table: loginFailures,
    where: (now) =>
      and(
        lt(loginFailures.updatedAt, subDays(now, 1)),
        or(isNull(loginFailures.lockedUntil), lt(loginFailures.lockedUntil, subDays(now, 1))),
      ),
  },
  {
    table: securityLog,
    // what is written in it is never changed, so the line goes with the address
    where: (now) => and(isNotNull(securityLog.ip), lt(securityLog.at, subDays(now, 90)), not(provesMandate(now))),
  },
]
