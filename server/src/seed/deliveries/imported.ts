import type { AdminActor } from '@volant/domain/kernel/actor'
import { eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { deliveries, deliveryLogs } from '../../tables/deliveries'
import type { Services } from '../services'

/** SMS_SENT comes from data of an older system only: no action of the product leads there, so this one row is written by hand. */
export async function importAsAsked(
  services: Services,
  id: string,
  office: AdminActor,
  smsMessage: string,
): Promise<void> {
  const now = services.clock.now()
  await services.db.tx(async (tx) => {
    const [before] = await tx.sql.select().from(deliveries).where(eq(deliveries.id, id))
    if (!before) throw new Error(`no delivery ${id}`)
    const version = before.version + 1
    await tx.sql
      .update(deliveries)
      .set({ status: 'SMS_SENT', smsSentAt: now, smsId: uuid(), smsMessage, version, updatedAt: now })
      .where(eq(deliveries.id, id))
    await tx.sql.insert(deliveryLogs).values({
      id: uuid({ msecs: now.getTime() }),
      deliveryId: id,
      version,
      at: now,
      actorRole: 'ADMIN',
      actorSub: office.sub,
      action: 'EDIT',
      fromStatus: before.status,
      toStatus: 'SMS_SENT',
      data: { changed: ['smsSentAt'], imported: true },
    })
  })
}
