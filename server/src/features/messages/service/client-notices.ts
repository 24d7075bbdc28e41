import { shortName } from '@volant/domain/drivers/names'
import type { Actor } from '@volant/domain/kernel/actor'
import type { Tx } from '../../../platform/db/database'
import { findRepresentative } from '../../deliveries/public'
import type { DeliveryChanged, DeliveryRow } from '../../deliveries/public'
import { journeyData, mailAll } from './notices'
import { pages } from './paths'
import { driversById } from '../read/people'
import type { CLIENT_MAILS } from '../templates/client-mails'

type ClientMail = keyof typeof CLIENT_MAILS

/** The client who ordered, at the address of the account; the template takes what it needs of the journey. */
async function tellClient(
  tx: Tx,
  delivery: DeliveryRow,
  template: ClientMail,
  more: Readonly<Record<string, unknown>>,
  occasion: string,
): Promise<void> {
  const reader = await findRepresentative(tx, delivery.representativeId)
  if (reader === undefined) return
  const data = { ...(await journeyData(tx, delivery)), path: pages.forClient(delivery), ...more }
  mailAll(tx, [reader], { template, data, occasion })
}

const CANCELLED_BY = { ADMIN: 'office', CLIENT: 'client', DRIVER: 'office', ANONYMOUS: 'customer' } as const

function isOwnDoing(actor: Actor, { representativeId }: DeliveryRow): boolean {
  return actor.role === 'CLIENT' && actor.profileId === representativeId
}

/** The request, its driver, its end: nobody is written to about what they have just done themselves. */
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
  if (moved && after.status.startsWith('CANCELLED') && !isOwnDoing(actor, after)) {
    const more = {
      by: CANCELLED_BY[actor.role],
      reason: after.cancelReason,
      info: after.cancelAdditionalInfo,
      invoiced: before.status === 'COMPLETED',
    }
    await tellClient(tx, after, 'delivery-cancelled', more, version)
  }
}
