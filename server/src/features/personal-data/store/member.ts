import { ERASED_NAME } from '@volant/domain/personal-data/erasure'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database'
import { deliveries } from '../../../tables/deliveries'
import { clients } from '../../../tables/organizations'
import type { Person } from '../read/person'
import { forgetAddress } from './address'
import { namesMember, receives } from './commitments'

/** The member's own row. */
export async function forgetMember(tx: Tx, { id }: Person, now: Date): Promise<void> {
  const [former] = await tx.sql.select({ addressId: clients.addressId }).from(clients).where(eq(clients.id, id))
  await tx.sql
    .update(clients)
    .set({
      ...ERASED_NAME,
      phone: null,
      jobFunction: null,
      service: null,
      siret: null,
      name: null,
      addressId: null,
      updatedAt: now,
      deletedAt: sql`coalesce(${clients.deletedAt}, ${now.toISOString()})`,
    })
    .where(eq(clients.id, id))
  await forgetAddress(tx, former?.addressId ?? null)
}

/** What deliveries have written down of them; their company stays, for it was billed. */
export async function forgetInDeliveries(tx: Tx, person: Person): Promise<void> {
  const named = namesMember(person)
  await tx.sql
    .update(deliveries)
    .set({
      representativeFirstName: ERASED_NAME.firstName,
      representativeLastName: ERASED_NAME.lastName,
      representativeEmail: '',
      representativePhone: null,
    })
    .where(and(named, eq(deliveries.representativeId, person.id)))
  await tx.sql
    .update(deliveries)
    .set({
      clientFirstName: ERASED_NAME.firstName,
      clientLastName: ERASED_NAME.lastName,
      clientEmail: '',
      clientPhone: null,
      clientDrivingLicenceNumber: null,
      smsMessage: null,
    })
    .where(and(named, receives(person.email)))
}
