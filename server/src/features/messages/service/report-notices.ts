import { sealingStep } from '@volant/domain/deliveries/sealing'
import type { DomainEvents } from '../../../platform/bus'
import type { Tx } from '../../../platform/db/database'
import { findClientToTell } from '../../deliveries/public'
import type { DeliveryRow } from '../../deliveries/public'
import type {} from '../../reports/public'
import { driversById } from '../read/people'
import type { Recipient } from '../read/people'
import { mailAll } from './notices'
import { pages } from './paths'

/** Whoever receives the vehicle has no account, and may have no address any more. */
function customerOf({ clientEmail, clientFirstName, language }: DeliveryRow): Recipient[] {
  return clientEmail === '' ? [] : [{ id: 'customer', firstName: clientFirstName, email: clientEmail, language }]
}

/** The driver, who ordered and who receives; a person who is two of them gets one mail. */
async function readersOf(tx: Tx, delivery: DeliveryRow): Promise<Recipient[]> {
  const { selectedDriverId } = delivery
  const client = await findClientToTell(tx, delivery)
  const all: Recipient[] = [
    ...(await driversById(tx, selectedDriverId === null ? [] : [selectedDriverId])),
    ...(client ? [client] : []),
    ...customerOf(delivery),
  ]
  const sameAddress = (a: Recipient, b: Recipient) => a.email.toLowerCase() === b.email.toLowerCase()
  return all.filter((reader, index) => all.findIndex((other) => sameAddress(other, reader)) === index)
}

/** A sealed report goes to both sides, each in their own language. */
export async function sendReport(event: DomainEvents['report.sealed'], tx: Tx): Promise<void> {
  const { delivery, reportId, version, file, at } = event
  const data = {
    contract: delivery.publicId,
    moment: sealingStep(event),
    version,
    sealedAt: at.toISOString(),
    path: pages.verify,
  }
  mailAll(tx, await readersOf(tx, delivery), {
    template: 'report-sealed',
    data,
    occasion: reportId,
    attachment: file,
  })
}
