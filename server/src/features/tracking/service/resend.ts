import type { Actor } from '@volant/domain/kernel/actor'
import { changeDelivery, lockDelivery, newTrackingId } from '../../deliveries/public'
import type { TrackingDeps } from './tracking'

/** Sends the customer a tracking link that takes the place of the former; the messages follow the change in its transaction. */
export function createResend({ db, clock }: Pick<TrackingDeps, 'db' | 'clock'>) {
  return async function resend(actor: Actor, id: string): Promise<{ success: boolean }> {
    const now = clock.now()
    await db.tx(async (tx) =>
      changeDelivery(tx, actor, await lockDelivery(tx, actor, id), {
        action: 'RESEND_TRACKING',
        set: { trackingId: newTrackingId() },
        now,
      }),
    )
    return { success: true }
  }
}
