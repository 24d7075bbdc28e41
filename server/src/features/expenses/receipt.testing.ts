import type { DriverActor } from '@volant/domain/kernel/actor'
import { v7 as uuid } from 'uuid'
import type { Executor } from '../../platform/db/database'
import { files } from '../../tables/files'

/** The file of a photo that a driver has sent with a mission. */
export async function addReceipt(db: Executor, deliveryId: string, by: DriverActor, kind = 'expense') {
  const key = `Deliveries/${deliveryId}/${kind}/${uuid()}.jpg`
  const file = { id: uuid(), key, kind, module: 'delivery', type: 'image/jpeg', maxBytes: 9, fileName: 'a.jpg' }
  const [row] = await db
    .insert(files)
    .values({ ...file, state: 'ready', ownerSub: by.sub, deliveryId })
    .returning()
  if (row === undefined) throw new Error('no file')
  return row
}
