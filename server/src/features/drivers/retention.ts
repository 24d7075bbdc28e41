import { calendarDayOf } from '@volant/domain/deliveries/calendar'
import { subDays } from 'date-fns'
import { inArray, lt, sql } from 'drizzle-orm'
import type { Database, Tx } from '../../platform/db/database'
import { rows } from '../../platform/db/rows'
import type { Retention } from '../../platform/retention'
import { driverDaysOff, driverPaperChecks, drivers } from '../../tables/drivers'
import { forgetMandates, IS_FORGETTABLE } from './store/mandates'
import { discardMandateFiles, discardUnnamed, forgetPaperFiles, NO_PAPERS } from './store/papers'

/** So long a refusal may be taken back, or an application confirmed, without asking for the papers again. */
const PAPERS_DAYS = 90
const BATCH = 200
/** A page names what it has sent at once; whoever loses the network in between does so later. */
const UNNAMED_DAYS = 7

/** Refused so long ago, or applied and never confirmed, with papers still there. */
async function formerApplicants(tx: Tx, now: Date): Promise<string[]> {
  const before = subDays(now, PAPERS_DAYS).toISOString()
  const found = await rows<{ id: string }>(
    tx.sql,
    sql`SELECT d.id FROM drivers d JOIN users u ON u.id = d.user_id
        WHERE (d.rejected_by_alb AND coalesce((SELECT max(m.moved_at) FROM driver_moves m WHERE m.driver_id = d.id), d.updated_at) < ${before}
            OR u.status = 'UNCONFIRMED' AND d.created_at < ${before})
          AND (EXISTS (SELECT 1 FROM driver_mandates WHERE driver_mandates.driver_id = d.id AND ${IS_FORGETTABLE}) OR d.docs <> '{}' OR num_nonnulls(d.avatar_key, d.birth_date, d.driving_license_date, d.driving_permit_due_date,
            d.driving_permit_number, d.vigilance_issue_date, d.insurance_due_date, d.iban) > 0)
        LIMIT ${BATCH} FOR UPDATE OF d SKIP LOCKED`,
  )
  return found.map(({ id }) => id)
}

async function forgetPapers(db: Database, now: Date): Promise<boolean> {
  return db.tx(async (tx) => {
    const ids = await formerApplicants(tx, now)
    if (ids.length === 0) return false
    await tx.sql
      .update(drivers)
      .set({ ...NO_PAPERS, updatedAt: now })
      .where(inArray(drivers.id, ids))
    await tx.sql.delete(driverPaperChecks).where(inArray(driverPaperChecks.driverId, ids))
    await forgetPaperFiles(tx, ids, now)
    await discardMandateFiles(tx, await forgetMandates(tx, ids, now), now)
    return ids.length === BATCH
  })
}

/** When somebody was away matters to nobody a month after it (description 11.6). */
export const driverRetention: readonly Retention[] = [
  { table: driverDaysOff, where: (now) => lt(driverDaysOff.lastDay, calendarDayOf(subDays(now, 30))) },
  forgetPapers,
  (db, now) => db.tx(async (tx) => (await discardUnnamed(tx, subDays(now, UNNAMED_DAYS), now, BATCH)) === BATCH),
]
