import { subMonths } from 'date-fns'
import { inArray, sql } from 'drizzle-orm'
import type { Retention } from '../../platform/retention'
import { deliveries } from '../../tables/deliveries'
import { missionEvidence } from '../../tables/mission-evidence'
import { missionProblems } from '../../tables/mission-problems'

const endedBefore = (then: Date) =>
  sql`(SELECT ${deliveries.id} FROM ${deliveries} WHERE coalesce(${deliveries.completedAt}, ${deliveries.cancelledAt}) < ${then.toISOString()})`

/** What was left behind and reported about a mission goes with what is known of its recipient, two years after the end (description 11.6). */
export const missionRetention: readonly Retention[] = [
  { table: missionEvidence, where: (now) => inArray(missionEvidence.deliveryId, endedBefore(subMonths(now, 24))) },
  { table: missionProblems, where: (now) => inArray(missionProblems.deliveryId, endedBefore(subMonths(now, 24))) },
]
