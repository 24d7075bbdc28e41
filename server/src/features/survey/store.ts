import { and, desc, eq, gt } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database'
import { deliveryLogs } from '../../tables/deliveries'
import { surveyResponses } from '../../tables/survey'

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

export async function isAnswered(tx: Tx, deliveryId: string): Promise<boolean> {
  const found = await tx.sql
    .select({ id: surveyResponses.id })
    .from(surveyResponses)
    .where(eq(surveyResponses.deliveryId, deliveryId))
  return found.length > 0
}
