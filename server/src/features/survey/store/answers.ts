import { RATINGS } from '@volant/domain/survey/marks'
import type { Marks } from '@volant/domain/survey/marks'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database'
import { rows } from '../../../platform/db/rows'
import { deliveryLogs } from '../../../tables/deliveries'
import { surveyResponses } from '../../../tables/survey'
import { vehicles } from '../../../tables/vehicles'

/** When the customer was asked last, if that was after `since`. */
export async function askedAfter(tx: Tx, deliveryId: string, since: Date): Promise<Date | undefined> {
  const { at, action } = deliveryLogs
  const [found] = await tx.sql
    .select({ at })
    .from(deliveryLogs)
    .where(and(eq(deliveryLogs.deliveryId, deliveryId), eq(action, 'SEND_RATING_EMAIL'), gt(at, since)))
    .orderBy(desc(at))
    .limit(1)
  return found?.at
}

/** When the vehicle that the customer received, or gave back, changed hands. */
export async function firstVehicle(tx: Tx, deliveryId: string) {
  const [found] = await tx.sql
    .select({ pickedUpAt: vehicles.pickedUpAt, deliveredAt: vehicles.deliveredAt })
    .from(vehicles)
    .where(and(eq(vehicles.deliveryId, deliveryId), eq(vehicles.position, 0), isNull(vehicles.removedAt)))
  return found
}

export async function isAnswered(tx: Tx, deliveryId: string): Promise<boolean> {
  const found = await tx.sql
    .select({ id: surveyResponses.id })
    .from(surveyResponses)
    .where(eq(surveyResponses.deliveryId, deliveryId))
  return found.length > 0
}

export async function insertAnswers(tx: Tx, sheet: typeof surveyResponses.$inferInsert): Promise<void> {
  await tx.sql.insert(surveyResponses).values(sheet)
}

/** The means of what a driver's customers gave; a mark that nobody gave is absent. */
export async function meanMarks(tx: Tx, driverId: string): Promise<Marks> {
  const means = await rows<{ rating: string; mean: number }>(
    tx.sql,
    sql`SELECT m.key AS rating, round(avg(m.value::numeric), 2)::float8 AS mean
        FROM survey_responses r, jsonb_each_text(r.marks) m WHERE r.driver_id = ${driverId} GROUP BY m.key`,
  )
  return Object.fromEntries(
    RATINGS.flatMap((rating) => means.filter((found) => found.rating === rating).map(({ mean }) => [rating, mean])),
  )
}
