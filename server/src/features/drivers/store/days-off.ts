import type { DaysOff } from '@volant/domain/drivers/availability'
import { and, eq, gte } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../../../platform/db/database'
import { driverDaysOff } from '../../../tables/drivers'

/** The periods of a driver that are not over on this day. */
export async function standingDaysOff(tx: Tx, driverId: string, today: string): Promise<DaysOff[]> {
  return tx.sql
    .select({ firstDay: driverDaysOff.firstDay, lastDay: driverDaysOff.lastDay })
    .from(driverDaysOff)
    .where(and(eq(driverDaysOff.driverId, driverId), gte(driverDaysOff.lastDay, today)))
}

export async function insertDaysOff(tx: Tx, driverId: string, { firstDay, lastDay }: DaysOff): Promise<void> {
  await tx.sql.insert(driverDaysOff).values({ id: uuid(), driverId, firstDay, lastDay })
}

/** @returns false where the driver has no such period */
export async function deleteDaysOff(tx: Tx, driverId: string, id: string): Promise<boolean> {
  const gone = await tx.sql
    .delete(driverDaysOff)
    .where(and(eq(driverDaysOff.id, id), eq(driverDaysOff.driverId, driverId)))
    .returning({ id: driverDaysOff.id })
  return gone.length > 0
}
