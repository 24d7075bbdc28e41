import type { DeliveryFacts } from '@volant/domain/deliveries/facts'
import { SIGNING_KEYS } from '@volant/domain/inspection/signing'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database'
import { deliveries, deliveryLogs } from '../../../tables/deliveries'
import { missionEvidence } from '../../../tables/mission-evidence'
import { vehicles } from '../../../tables/vehicles'
import type { FileRow } from '../../files/public'

/** What decides about a file: the delivery's state, and which of its vehicles the file shows. */
export interface FileSubject extends Pick<DeliveryFacts, 'status' | 'type' | 'selectedDriverId' | 'deletedAt'> {
  readonly organizationId: string
  readonly leg: 0 | 1
}

/** Undefined also when the vehicle is not one of this delivery's. */
export async function findSubject(
  db: Executor,
  deliveryId: string,
  vehicleId: string | null,
): Promise<FileSubject | undefined> {
  const [delivery] = await db
    .select({
      status: deliveries.status,
      type: deliveries.type,
      selectedDriverId: deliveries.selectedDriverId,
      deletedAt: deliveries.deletedAt,
      organizationId: deliveries.organizationId,
    })
    .from(deliveries)
    .where(and(eq(deliveries.id, deliveryId), isNull(deliveries.deletedAt)))
  if (delivery === undefined) return undefined
  if (vehicleId === null) return { ...delivery, leg: 0 }
  const [vehicle] = await db
    .select({ position: vehicles.position })
    .from(vehicles)
    .where(and(eq(vehicles.id, vehicleId), eq(vehicles.deliveryId, deliveryId), isNull(vehicles.removedAt)))
  return vehicle === undefined ? undefined : { ...delivery, leg: vehicle.position === 0 ? 0 : 1 }
}

/** True while the delivery shows this file as a signed report. */
export async function showsFile(db: Executor, { key, deliveryId }: FileRow): Promise<boolean> {
  if (deliveryId === null) return false
  const signed = JSON.stringify([{ key, type: 'PV' }])
  const [found] = await db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.id, deliveryId), sql`${deliveries.validationDocs} @> ${signed}::jsonb`))
  return found !== undefined
}

const withoutKey = (column: typeof deliveries.docs | typeof deliveries.validationDocs, key: string) =>
  sql`coalesce((SELECT jsonb_agg(e) FROM jsonb_array_elements(${column}) e WHERE e->>'key' IS DISTINCT FROM ${key}), '[]'::jsonb)`

/** True while a mark of the inspection shows it. */
export async function showsMark(db: Executor, { key, vehicleId }: FileRow): Promise<boolean> {
  if (vehicleId === null) return false
  const shown = sql`${JSON.stringify({ marks: [{ photos: [key] }] })}::jsonb`
  const [found] = await db
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(
      and(
        eq(vehicles.id, vehicleId),
        or(sql`${vehicles.inspectionBefore} @> ${shown}`, sql`${vehicles.inspectionAfter} @> ${shown}`),
      ),
    )
  return found !== undefined
}

/** True while a step that was taken names it as a signature, or as the photo of a refusal. */
export async function showsSigning(db: Executor, { key, deliveryId }: FileRow): Promise<boolean> {
  if (deliveryId === null) return false
  const named = SIGNING_KEYS.map((name) => sql`${deliveryLogs.data}->>${name} = ${key}`)
  const [found] = await db
    .select({ id: deliveryLogs.id })
    .from(deliveryLogs)
    .where(and(eq(deliveryLogs.deliveryId, deliveryId), or(...named)))
    .limit(1)
  return found !== undefined
}

/** True for a file that was kept as evidence. */
export async function showsEvidence(db: Executor, { key, deliveryId }: FileRow): Promise<boolean> {
  if (deliveryId === null) return false
  const named = sql`${missionEvidence.files} @> ${JSON.stringify([key])}::jsonb`
  const [found] = await db
    .select({ id: missionEvidence.id })
    .from(missionEvidence)
    .where(and(eq(missionEvidence.deliveryId, deliveryId), named))
  return found !== undefined
}

/** A deleted file leaves the photos and documents that showed it. */
export async function forgetFile(db: Executor, file: Pick<FileRow, 'key' | 'deliveryId' | 'vehicleId'>): Promise<void> {
  const without = (column: typeof vehicles.imagesBefore | typeof vehicles.imagesAfter) =>
    sql`coalesce((SELECT jsonb_object_agg(e.key, e.value) FROM jsonb_each(${column}) e WHERE e.value <> to_jsonb(${file.key}::text)), '{}'::jsonb)`
  if (file.vehicleId)
    await db
      .update(vehicles)
      .set({ imagesBefore: without(vehicles.imagesBefore), imagesAfter: without(vehicles.imagesAfter) })
      .where(eq(vehicles.id, file.vehicleId))
  else if (file.deliveryId)
    await db
      .update(deliveries)
      .set({
        docs: withoutKey(deliveries.docs, file.key),
        validationDocs: withoutKey(deliveries.validationDocs, file.key),
      })
      .where(eq(deliveries.id, file.deliveryId))
}
