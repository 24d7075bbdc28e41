import type { DaysOff } from '@volant/domain/drivers/availability'
import type { NoticeKind } from '@volant/domain/notices/kinds'
import type { Language } from '@volant/domain/kernel/actor'
import { parisDate } from '@volant/domain/kernel/time'
import type { Point } from '@volant/domain/places/distance'
import { and, eq, gte, inArray, lte, not, notExists } from 'drizzle-orm'
import type { Database, Tx } from '../../../platform/db/database'
import { driverDaysOff, drivers } from '../../../tables/drivers'
import { mutedNotices } from '../../../tables/notices'
import { addresses } from '../../../tables/organizations'
import { pushSubscriptions, users } from '../../../tables/users'
import type { DeliveryRow } from '../../deliveries/public'

/** One browser of a driver who wants to be told of such things. */
export interface Subscriber {
  readonly id: string
  readonly driverId: string
  readonly language: Language
}

/** With what decides about new auctions. */
export interface AuctionSubscriber extends Subscriber {
  readonly home: Point | null
  readonly radiusKm: number | null
  readonly daysOff: readonly DaysOff[]
}

const columns = { id: pushSubscriptions.id, driverId: drivers.id, language: users.language }

/** Whoever may still sign in, and has not switched this kind off. */
function listening({ sql }: Pick<Database, 'sql'>, kind: NoticeKind) {
  const muted = sql
    .select({ kind: mutedNotices.kind })
    .from(mutedNotices)
    .where(and(eq(mutedNotices.userId, users.id), eq(mutedNotices.kind, kind)))
  return and(not(drivers.disabled), eq(users.status, 'CONFIRMED'), notExists(muted))
}

export async function subscribersOf(
  db: Pick<Database, 'sql'>,
  driverIds: readonly string[],
  kind: NoticeKind,
): Promise<Subscriber[]> {
  if (driverIds.length === 0) return []
  return db.sql
    .select(columns)
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .innerJoin(drivers, eq(drivers.userId, users.id))
    .where(and(inArray(drivers.id, [...driverIds]), listening(db, kind)))
    .orderBy(pushSubscriptions.id)
}

/** Days off that touch a delivery, by driver. */
async function daysOffWithin(
  tx: Tx,
  driverIds: readonly string[],
  { carPickUpDate, carDeliveryDeadline }: DeliveryRow,
): Promise<(DaysOff & { readonly driverId: string })[]> {
  return tx.sql
    .select({
      driverId: driverDaysOff.driverId,
      firstDay: driverDaysOff.firstDay,
      lastDay: driverDaysOff.lastDay,
    })
    .from(driverDaysOff)
    .where(
      and(
        inArray(driverDaysOff.driverId, [...driverIds]),
        lte(driverDaysOff.firstDay, parisDate(carDeliveryDeadline)),
        gte(driverDaysOff.lastDay, parisDate(carPickUpDate)),
      ),
    )
}

/** Everybody who may bid and wants to hear of auctions; whether of this one is for the domain to say. */
export async function auctionSubscribers(tx: Tx, delivery: DeliveryRow): Promise<AuctionSubscriber[]> {
  const found = await tx.sql
    .select({
      ...columns,
      radiusKm: drivers.radiusKm,
      latitude: addresses.latitude,
      longitude: addresses.longitude,
    })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .innerJoin(drivers, eq(drivers.userId, users.id))
    .leftJoin(addresses, eq(addresses.id, drivers.addressId))
    .where(and(eq(drivers.confirmedByAlb, true), listening(tx, 'NEW_AUCTION')))
    .orderBy(pushSubscriptions.id)
  if (found.length === 0) return []
  const driverIds = [...new Set(found.map(({ driverId }) => driverId))]
  const daysOff = await daysOffWithin(tx, driverIds, delivery)
  return found.map(({ latitude, longitude, ...subscriber }) => ({
    ...subscriber,
    home: latitude === null || longitude === null ? null : { latitude, longitude },
    daysOff: daysOff.filter(({ driverId }) => driverId === subscriber.driverId),
  }))
}

export async function departureOf(tx: Tx, { fromAddressId }: DeliveryRow): Promise<Point | null> {
  if (fromAddressId === null) return null
  const [place] = await tx.sql
    .select({ latitude: addresses.latitude, longitude: addresses.longitude })
    .from(addresses)
    .where(eq(addresses.id, fromAddressId))
  return place ?? null
}
