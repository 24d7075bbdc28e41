import type { InspectedSide } from '@volant/domain/deliveries/sealing'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database'
import { drivers } from '../../../tables/drivers'
import { addresses, organizations } from '../../../tables/organizations'
import { vehicles } from '../../../tables/vehicles'
import type { DeliveryRow } from '../../deliveries/public'
import type { PublicFiles } from '../../files/public'

/** What the report of an inspection states, as it stands at that moment inside a transaction. */
export async function readInspected(
  tx: Tx,
  files: Pick<PublicFiles, 'find'>,
  delivery: DeliveryRow,
  { vehicle: position, side }: InspectedSide,
) {
  const [origin, target] =
    position === 0
      ? [delivery.fromAddressId, delivery.toAddressId]
      : [delivery.toReturnFromAddressId, delivery.toReturnToAddressId]
  const ids = [origin, target].filter((id) => id !== null)
  const places = ids.length === 0 ? [] : await tx.sql.select().from(addresses).where(inArray(addresses.id, ids))
  const [vehicle] = await tx.sql
    .select()
    .from(vehicles)
    .where(and(eq(vehicles.deliveryId, delivery.id), eq(vehicles.position, position), isNull(vehicles.removedAt)))
  const [organization] = await tx.sql.select().from(organizations).where(eq(organizations.id, delivery.organizationId))
  const [driver] = delivery.selectedDriverId
    ? await tx.sql.select().from(drivers).where(eq(drivers.id, delivery.selectedDriverId))
    : []
  const shown = side === 'before' ? [vehicle?.imagesBefore] : [vehicle?.imagesBefore, vehicle?.imagesAfter]
  const seen = side === 'before' ? [vehicle?.inspectionBefore] : [vehicle?.inspectionBefore, vehicle?.inspectionAfter]
  const keys = shown.flatMap((images) => Object.values(images ?? {})).filter((key) => typeof key === 'string')
  const marked = seen.flatMap((each) => each?.marks ?? []).flatMap((mark) => mark.photos)
  const photos = await files.find(tx.sql, [...new Set([...keys, ...marked])])
  return {
    from: places.find(({ id }) => id === origin) ?? null,
    to: places.find(({ id }) => id === target) ?? null,
    vehicle: vehicle ?? null,
    organization: organization?.name ?? '',
    driver: driver ?? null,
    /** A view's photo may be sent anew under the same key: which file it is counts. */
    photos: photos.map(({ key, id, sha256 }) => ({ key, id, sha256 })).toSorted((a, b) => (a.key < b.key ? -1 : 1)),
  }
}

export type InspectedFacts = Awaited<ReturnType<typeof readInspected>>
