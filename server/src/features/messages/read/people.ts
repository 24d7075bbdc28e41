import type { AdminRank, Language } from '@volant/domain/kernel/actor'
import { UNKNOWN_TOWN } from '@volant/domain/places/town-name'
import { and, desc, eq, inArray, isNull, lte } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database'
import { deliveryLogs } from '../../../tables/deliveries'
import { drivers } from '../../../tables/drivers'
import { offers } from '../../../tables/offers'
import { addresses, admins } from '../../../tables/organizations'
import { users } from '../../../tables/users'
import type { DeliveryRow } from '../../deliveries/public'

/** A person with an account, in the language they chose. */
export interface Recipient {
  readonly id: string
  readonly firstName: string
  readonly email: string
  readonly language: Language
}

export interface DriverRecipient extends Recipient {
  readonly lastName: string
  readonly phone: string | null
  readonly disabled: boolean
}

const driverColumns = {
  id: drivers.id,
  firstName: drivers.firstName,
  lastName: drivers.lastName,
  phone: drivers.phoneNumber,
  disabled: drivers.disabled,
  email: users.email,
  language: users.language,
}

/** Whoever was erased is written to no more. */
export async function driversById(tx: Tx, ids: readonly string[]): Promise<DriverRecipient[]> {
  if (ids.length === 0) return []
  return tx.sql
    .select(driverColumns)
    .from(drivers)
    .innerJoin(users, eq(users.id, drivers.userId))
    .where(and(inArray(drivers.id, [...ids]), isNull(users.erasedAt)))
}

/** Whom a message to many may go to, as they are when it is their turn. */
export const READER_LISTS = {
  /** Whoever may bid on an auction, but for the `former` driver of its data. */
  bidders: `SELECT d.id, u.email AS recipient, u.language, jsonb_build_object('firstName', d.first_name) AS own
    FROM drivers d JOIN users u ON u.id = d.user_id WHERE d.confirmed_by_alb AND NOT d.disabled AND u.status = 'CONFIRMED'
      AND d.id::text IS DISTINCT FROM b.data->>'former'`,
} as const

/** Admins of this rank or a wider one. */
export async function adminsOfRank(tx: Tx, rank: AdminRank): Promise<Recipient[]> {
  return tx.sql
    .select({ id: admins.id, firstName: admins.firstName, email: users.email, language: users.language })
    .from(admins)
    .innerJoin(users, eq(users.id, admins.userId))
    .where(and(isNull(admins.deletedAt), eq(users.status, 'CONFIRMED'), lte(users.rank, rank)))
}

/** Towns, which is all that a bidder may know of the two ends. */
export async function townsOf(tx: Tx, { fromAddressId, toAddressId }: DeliveryRow) {
  const ids = [fromAddressId, toAddressId].filter((id) => id !== null)
  const found =
    ids.length === 0
      ? []
      : await tx.sql
          .select({ id: addresses.id, city: addresses.city })
          .from(addresses)
          .where(inArray(addresses.id, ids))
  const town = (id: string | null) => found.find((row) => row.id === id)?.city ?? UNKNOWN_TOWN
  return { from: town(fromAddressId), to: town(toAddressId) }
}

/** Offers that this very change has turned down. */
export async function offersLostAt(tx: Tx, deliveryId: string, at: Date) {
  return tx.sql
    .select({ id: offers.id, driverId: offers.driverId })
    .from(offers)
    .where(and(eq(offers.deliveryId, deliveryId), eq(offers.status, 'REJECTED'), eq(offers.closedAt, at)))
}

/** The offer of this driver that was turned down last. */
export async function lastRejected(
  tx: Tx,
  deliveryId: string,
  driverId: string,
): Promise<{ id: string; closedAt: Date | null } | undefined> {
  const [found] = await tx.sql
    .select({ id: offers.id, closedAt: offers.closedAt })
    .from(offers)
    .where(and(eq(offers.deliveryId, deliveryId), eq(offers.driverId, driverId), eq(offers.status, 'REJECTED')))
    .orderBy(desc(offers.closedAt), desc(offers.id))
    .limit(1)
  return found
}

/** Names of the fields that the office has changed since it last asked the customer. */
export async function changedSinceAsked(tx: Tx, deliveryId: string): Promise<readonly string[]> {
  const lines = await tx.sql
    .select({ action: deliveryLogs.action, data: deliveryLogs.data })
    .from(deliveryLogs)
    .where(
      and(eq(deliveryLogs.deliveryId, deliveryId), inArray(deliveryLogs.action, ['SEND_CONFIRMATION_SMS', 'EDIT'])),
    )
    .orderBy(deliveryLogs.version)
  const asked = lines.findLastIndex(({ action }) => action === 'SEND_CONFIRMATION_SMS')
  return lines.slice(asked + 1).flatMap(({ data }) => data.changed ?? [])
}
