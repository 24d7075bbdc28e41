import { eq } from 'drizzle-orm'
import type { Executor } from '../../platform/db/database'
import { drivers } from '../../tables/drivers'

export async function driverExists(db: Executor, id: string): Promise<boolean> {
  return (await db.$count(drivers, eq(drivers.id, id))) > 0
}
