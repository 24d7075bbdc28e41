import { subDays } from 'date-fns'
import { and, eq, isNull, like, lt, or } from 'drizzle-orm'
import type { Retention } from '../../platform/retention'
import { challenges, emailCodes, loginFailures, refreshTokens, securityLog } from '../../tables/users'

/** Secrets go a day after they opened anything, and who signed in from where after three months (description 11.6). */
export const identityRetention: readonly Retention[] = [
  // a used token is kept as long as its family could live: its return is what betrays a thief
  { table: refreshTokens, where: (now) => lt(refreshTokens.expiresAt, subDays(now, 1)) },
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
    where: (now) =>
      and(
        or(like(securityLog.kind, 'login.%'), eq(securityLog.kind, 'token.issued')),
        lt(securityLog.at, subDays(now, 90)),
      ),
  },
]
