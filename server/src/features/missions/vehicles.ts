import { AppError, refusalError } from '@volant/contract/errors'
import type { UpdateVehicleInput } from '@volant/contract/resolvers.generated'
import { isMileageAfter } from '@volant/domain/deliveries/inspection'
import { updateVehicleSchema } from '@volant/domain/deliveries/schema'
import type { Actor } from '@volant/domain/kernel/actor'
import { read } from '@volant/domain/kernel/fields'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '../../platform/clock'
import type { Database, Tx } from '../../platform/db/database'
import { files } from '../../tables/files'
import { vehicles } from '../../tables/vehicles'
import { changeDelivery, lockDelivery } from '../deliveries/public'
import { requireVehicleRights } from './vehicle-rules'
import type { VehicleForm } from './vehicle-rules'

type VehicleRow = typeof vehicles.$inferSelect
type Images = Record<string, string | null>

async function findVehicle(db: Database, id: string): Promise<VehicleRow> {
  if (!z.uuid().safeParse(id).success)
    throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'id', code: 'invalid' }] })
  const [row] = await db.sql
    .select()
    .from(vehicles)
    .where(and(eq(vehicles.id, id), isNull(vehicles.removedAt)))
  if (row === undefined) throw new AppError('NOT_FOUND')
  return row
}

/** Photos must be files that were uploaded for this very vehicle: a foreign key names nothing here. */
async function requireOwnFiles(tx: Tx, form: VehicleForm, vehicle: VehicleRow): Promise<void> {
  const keys = [form.imagesBefore, form.imagesAfter]
    .flatMap((images) => Object.values(images ?? {}))
    .filter((key) => typeof key === 'string')
  if (keys.length === 0) return
  const known = await tx.sql
    .select({ key: files.key })
    .from(files)
    .where(
      and(inArray(files.key, keys), eq(files.vehicleId, vehicle.id), eq(files.state, 'ready'), isNull(files.deletedAt)),
    )
  const own = new Set(known.map(({ key }) => key))
  if (!keys.every((key) => own.has(key)))
    throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'images', code: 'invalid' }] })
}

/** Views that are sent replace theirs; null removes; the others stay. */
function mergedImages(before: unknown, sent: VehicleForm['imagesBefore']): Images {
  const merged: Images = { ...(before as Images) }
  for (const [view, key] of Object.entries(sent ?? {})) {
    if (typeof key === 'string') merged[view] = key
    else delete merged[view]
  }
  return merged
}

function columnsOf(form: VehicleForm, row: VehicleRow): Partial<typeof vehicles.$inferInsert> {
  const { id: _id, imagesBefore, imagesAfter, vin, vehicleCode, ...rest } = form
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined && value !== null))
  return {
    ...given,
    ...(vin !== undefined && { vin: vin?.toUpperCase().replaceAll(/\s/g, '') ?? null }),
    ...(vehicleCode !== undefined && { vehicleCode: vehicleCode?.toUpperCase() ?? null }),
    ...(imagesBefore && { imagesBefore: mergedImages(row.imagesBefore, imagesBefore) }),
    ...(imagesAfter && { imagesAfter: mergedImages(row.imagesAfter, imagesAfter) }),
  }
}

/** One vehicle's data, figures and photos: drivers for the inspection they are at, support for photos, the office for all. */
export function createVehicles({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  return {
    async update(actor: Actor, input: UpdateVehicleInput): Promise<{ id: string }> {
      const vehicle = await findVehicle(db, input.id)
      const now = clock.now()
      return db.tx(async (tx) => {
        const delivery = await lockDelivery(tx, actor, vehicle.deliveryId)
        const parsed = read(updateVehicleSchema, input)
        if (!parsed.ok) throw refusalError(parsed)
        const form = parsed.value
        requireVehicleRights(actor, delivery.facts, vehicle.position, form)
        await requireOwnFiles(tx, form, vehicle)
        const columns = columnsOf(form, vehicle)
        if (
          form.mileageAfter != null &&
          !isMileageAfter(columns.mileageBefore ?? vehicle.mileageBefore, form.mileageAfter)
        )
          throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'mileageAfter', code: 'outOfRange' }] })
        const write = async () => {
          if (Object.keys(columns).length > 0)
            await tx.sql.update(vehicles).set(columns).where(eq(vehicles.id, vehicle.id))
        }
        // an inspection is filed many times over before the step that it belongs to: only that step makes a version
        const edits = actor.role !== 'DRIVER' && !Object.keys(columns).every((name) => name.startsWith('images'))
        if (edits)
          await changeDelivery(tx, actor, delivery, {
            action: 'EDIT',
            input: { changed: ['vehicles'] },
            apply: write,
            data: { changed: ['vehicles'] },
            now,
          })
        else {
          await write()
          tx.emit('vehicle.photographed', { delivery: delivery.row, vehicleId: vehicle.id, actor })
        }
        return { id: vehicle.id }
      })
    },
  }
}

export type Vehicles = ReturnType<typeof createVehicles>
