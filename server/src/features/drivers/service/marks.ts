import type { Marks } from '@volant/domain/survey/marks'
import type { Tx } from '../../../platform/db/database'
import type {} from '../events'
import { updateDriver } from '../store/drivers'

/** What customers think of a driver now; a mark that is absent stays as it stood. */
export async function setMarks(tx: Tx, driverId: string, marks: Marks, at: Date): Promise<void> {
  await updateDriver(tx, driverId, { ...marks, updatedAt: at })
  tx.emit('driver.changed', { driverId })
}
