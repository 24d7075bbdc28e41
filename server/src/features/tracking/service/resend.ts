import type { Actor } from '@volant/domain/kernel/actor'
import { changeDelivery, lockDelivery } from '../../deliveries/public'
import type { TrackingDeps } from './tracking'

/** Sends the customer the tracking link once more; the messages follow the change in its transaction. */
export function createResend({ db, clock }: Pick<TrackingDeps, 'db' | 'clock'>) {
  return async function resend(actor: Actor, id: string): Promise<{ success: boolean }> {
    const now = clock.now()
    await db.tx(async (tx) =>
      changeDelivery(tx, actor, await lockDelivery(tx, actor, id), { action: 'RESEND_TRACKING', now }),
    )
    return { success: true }
  }
}
