import { shortName } from '@volant/domain/drivers/names'
import type { Actor } from '@volant/domain/kernel/actor'
import type { Tx } from '../../../platform/db/database'
import { findClientToTell } from '../../deliveries/public'
import type { DeliveryChanged, DeliveryRow } from '../../deliveries/public'
import { isTakenAway, journeyData, mailAll } from './notices'
import { pages } from './paths'
import { driversById } from '../read/people'
import type { CLIENT_MAILS } from '../templates/client-mails'

type ClientMail = keyof typeof CLIENT_MAILS

/**
 * The client who ordered, at the address of the account; the template takes what it needs of the journey.
 * @param doer whose own doing it is: nobody is written to about that
 */
async function tellClient(
  tx: Tx,
  delivery: DeliveryRow,
  template: ClientMail,
  more: Readonly<Record<string, unknown>>,
  occasion: string,
  doer?: Actor,
): Promise<void> {
  const reader = await findClientToTell(tx, delivery)
  if (reader === undefined || (doer?.role === 'CLIENT' && doer.profileId === reader.id)) return
  const data = { ...(await journeyData(tx, delivery)), path: pages.forClient(delivery), ...more }
  mailAll(tx, [reader], { template, data, occasion })
}

const CANCELLED_BY = { ADMIN: 'office', CLIENT: 'client', DRIVER: 'office', ANONYMOUS: 'customer' } as const

/** The request, its driver, its end. */
export async function keepClientInformed(event: DeliveryChanged, tx: Tx): Promise<void> {
  const { actor, before, after, completes, at } = event
  const version = `${after.id}:${after.version}`
  // not at the first step of the wizard: whoever leaves it there has asked for nothing that a driver could do
  if (completes) await tellClient(tx, after, 'delivery-created', {}, after.id)
  if (before === null) return
  const moved = before.status !== after.status
  const driverId = after.selectedDriverId
  if (after.status === 'SET' && driverId !== null && driverId !== before.selectedDriverId) {
    const [driver] = await driversById(tx, [driverId])
    if (driver) await tellClient(tx, after, 'driver-set', { driver: shortName(driver) }, version)
  }
  if (moved && after.status === 'COMPLETED')
    await tellClient(tx, after, 'delivery-completed', { completedAt: at.toISOString() }, version)
  const takenAway = isTakenAway(before, after)
  if (takenAway || (moved && after.status.startsWith('CANCELLED'))) {
    const more = {
      by: CANCELLED_BY[actor.role],
      reason: after.cancelReason,
      info: after.cancelAdditionalInfo,
      invoiced: before.status === 'COMPLETED',
      // its page is gone
      ...(takenAway && { path: null }),
    }
    await tellClient(tx, after, 'delivery-cancelled', more, version, actor)
  }
}
