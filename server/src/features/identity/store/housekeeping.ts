import { subDays } from 'date-fns'
import { and, lt, or, sql } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/database'
import { challenges, emailCodes, loginFailures, refreshTokens } from '../../../tables/users'

const KEPT_DAYS = 1

/** Deletes what can open nothing any more and counts for nothing; made to run once a day. */
export async function forgetOldSecrets(db: Database, clock: Clock): Promise<void> {
  const before = subDays(clock.now(), KEPT_DAYS)
  // a used token is kept as long as its family could live: its return is what betrays a thief
  await db.sql.delete(refreshTokens).where(lt(refreshTokens.expiresAt, before))
  await db.sql.delete(challenges).where(lt(challenges.expiresAt, before))
  await db.sql.delete(emailCodes).where(lt(emailCodes.expiresAt, before))
  await db.sql
    .delete(loginFailures)
    .where(
      and(
        lt(loginFailures.updatedAt, before),
        or(sql`${loginFailures.lockedUntil} IS NULL`, lt(loginFailures.lockedUntil, before)),
      ),
    )
}
