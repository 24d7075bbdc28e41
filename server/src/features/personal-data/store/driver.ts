import { FLAGS_OF, ONBOARDING_OF } from '@volant/domain/drivers/states'
import { ERASED_NAME } from '@volant/domain/personal-data/erasure'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database'
import { driverDaysOff, driverMoves, driverPaperChecks } from '../../../tables/drivers'
import { forgetPaperFiles, NO_PAPERS, revokeMandate, updateDriver } from '../../drivers/public'
import type { LockedDriver } from '../../drivers/public'
import { forgetAddress } from './address'

/** Where they drove, on every delivery that may have been theirs. */
async function forgetPositions(tx: Tx, driverId: string): Promise<void> {
  await tx.sql.execute(
    sql`DELETE FROM positions p USING (SELECT id FROM deliveries WHERE selected_driver_id = ${driverId}
          UNION SELECT delivery_id FROM offers WHERE driver_id = ${driverId}) d
        WHERE p.delivery_id = d.id AND p.driver_id = ${driverId}`,
  )
}

/** The file of a driver: what was driven and paid stays with its number. */
export async function forgetDriver(tx: Tx, { row, state }: LockedDriver, now: Date): Promise<void> {
  const { id, addressId } = row
  const left = state === 'ACCEPTED' || state === 'DISABLED' ? 'DISABLED' : 'REFUSED'
  await updateDriver(tx, id, {
    ...ERASED_NAME,
    ...NO_PAPERS,
    ...FLAGS_OF[left],
    onboardingState: ONBOARDING_OF[left],
    phoneNumber: null,
    company: null,
    siret: null,
    addressId: null,
    mcqAnswers: null,
    radiusKm: null,
    updatedAt: now,
  })
  await forgetAddress(tx, addressId)
  await forgetPaperFiles(tx, [id], now)
  await forgetPositions(tx, id)
  for (const table of [driverDaysOff, driverMoves, driverPaperChecks])
    await tx.sql.delete(table).where(eq(table.driverId, id))
  await revokeMandate(tx, id, now)
}
