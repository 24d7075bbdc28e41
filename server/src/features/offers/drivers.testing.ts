import type { DriverActor } from '@volant/domain/kernel/actor'
import { eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { PARIS, World } from '../../../test/world'
import { drivers } from '../../tables/drivers'
import { addresses } from '../../tables/organizations'

/** An accepted driver who lives there; null: nobody knows where. */
export async function driverIn(
  world: World,
  home: typeof PARIS | null,
  row: Partial<typeof drivers.$inferInsert> = {},
): Promise<DriverActor> {
  const driver = await world.make.driver()
  const addressId = home && uuid()
  if (home && addressId) {
    const { place_id: placeId, ...place } = home
    await world.db.sql.insert(addresses).values({ id: addressId, placeId, ...place })
  }
  await world.db.sql
    .update(drivers)
    .set({ addressId, ...row })
    .where(eq(drivers.id, driver.profileId))
  return driver
}
