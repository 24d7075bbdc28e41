import { isDeepStrictEqual } from 'node:util'
import { AppError, refusalError } from '@volant/contract/errors'
import type { UpdateVehicleInput } from '@volant/contract/schema.generated'
import type { VehiclePhotos } from '@volant/domain/deliveries/facts'
import { isMileageAfter } from '@volant/domain/deliveries/inspection'
import { changedInspection, photosOf } from '@volant/domain/inspection/inspection'
import { updateVehicleSchema } from '@volant/domain/deliveries/schema'
import { read } from '@volant/domain/kernel/fields'
import { validate } from 'uuid'
import type { Clock } from '../../../platform/clock'
import type { Database, Executor, Tx } from '../../../platform/db/database'
import type { RequestContext } from '../../../platform/operations/registry'
import { changeDelivery, lockDelivery } from '../../deliveries/public'
import { readyKeys } from '../../files/public'
import { changedPhotos, editPhotos } from './photos'
import { findVehicle, updateVehicle } from '../store/vehicles'
import type { VehicleChange, VehicleRow } from '../store/vehicles'
import { requireVehicleRights } from './vehicle-rules'
import type { VehicleForm } from './vehicle-rules'

type Images = Record<string, string | null>

async function existing(db: Executor, id: string): Promise<VehicleRow> {
  const row = validate(id) ? await findVehicle(db, id) : undefined
  if (row === undefined) throw new AppError('NOT_FOUND')
  return row
}

/** Photos must be files that were uploaded for this very vehicle, each for its purpose: a foreign key names nothing here. */
async function requireOwnFiles(tx: Tx, form: VehicleForm, { id }: VehicleRow): Promise<void> {
  const { imagesBefore, imagesAfter, inspectionBefore, inspectionAfter } = form
  const images = [imagesBefore, imagesAfter].flatMap((each) => Object.values(each ?? {}))
  const named = {
    images: { kind: 'photo', keys: images.filter((key) => typeof key === 'string') },
    marks: { kind: 'mark', keys: [inspectionBefore, inspectionAfter].flatMap((each) => photosOf(each ?? {})) },
  } as const
  for (const [path, { kind, keys }] of Object.entries(named)) {
    const own = await readyKeys(tx, keys, (file) => file.vehicleId === id && file.kind === kind)
    if (!keys.every((key) => own.has(key)))
      throw new AppError('BAD_USER_INPUT', { fields: [{ path, code: 'invalid' }] })
  }
}

/** Views that are sent replace theirs; null removes; the others stay. */
function mergedImages(before: VehiclePhotos, sent: VehicleForm['imagesBefore']): Images {
  const merged: Images = { ...before }
  for (const [view, key] of Object.entries(sent ?? {})) {
    if (typeof key === 'string') merged[view] = key
    else delete merged[view]
  }
  return merged
}

function columnsOf(form: VehicleForm, row: VehicleRow): VehicleChange {
  const { id: _id, imagesBefore, imagesAfter, inspectionBefore, inspectionAfter, vin, vehicleCode, ...rest } = form
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined && value !== null))
  return {
    ...given,
    ...(vin !== undefined && { vin: vin?.toUpperCase().replaceAll(/\s/g, '') ?? null }),
    ...(vehicleCode !== undefined && { vehicleCode: vehicleCode?.toUpperCase() ?? null }),
    ...(imagesBefore && { imagesBefore: mergedImages(row.imagesBefore, imagesBefore) }),
    ...(imagesAfter && { imagesAfter: mergedImages(row.imagesAfter, imagesAfter) }),
    ...(inspectionBefore && { inspectionBefore: changedInspection(row.inspectionBefore, inspectionBefore) }),
    ...(inspectionAfter && { inspectionAfter: changedInspection(row.inspectionAfter, inspectionAfter) }),
  }
}

/** Does the vehicle hold all this already? */
function isStored(columns: VehicleChange, row: VehicleRow): boolean {
  return isDeepStrictEqual({ ...row, ...columns }, row)
}

/** One vehicle's data, figures and photos: drivers for the inspection they are at, support for photos, the office for all. */
export function createVehicles({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  return {
    async update({ actor, beforeCommit }: RequestContext, input: UpdateVehicleInput): Promise<{ id: string }> {
      const { deliveryId } = await existing(db.sql, input.id)
      const now = clock.now()
      return db.tx(async (tx) => {
        const delivery = await lockDelivery(tx, actor, deliveryId)
        // read again under the lock: two photos filed at the same moment must both stay
        const vehicle = await existing(tx.sql, input.id)
        const parsed = read(updateVehicleSchema, input)
        if (!parsed.ok) throw refusalError(parsed)
        const form = parsed.value
        requireVehicleRights(actor, delivery.facts, vehicle.position, form, now)
        await requireOwnFiles(tx, form, vehicle)
        const columns = columnsOf(form, vehicle)
        if (
          form.mileageAfter != null &&
          !isMileageAfter(columns.mileageBefore ?? vehicle.mileageBefore, form.mileageAfter)
        )
          throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'mileageAfter', code: 'outOfRange' }] })
        const write = async () => {
          if (Object.keys(columns).length > 0) await updateVehicle(tx, vehicle.id, columns)
        }
        const photosOnly = Object.keys(columns).every((name) => name.startsWith('images'))
        if (actor.role === 'DRIVER') {
          // an inspection is filed many times over before the step that it belongs to: only that step makes a version
          await write()
          tx.emit('vehicle.photographed', { delivery: delivery.row, vehicleId: vehicle.id, actor })
        } else if (!photosOnly)
          await changeDelivery(tx, actor, delivery, {
            action: 'EDIT',
            input: { changed: ['vehicles'] },
            apply: write,
            data: { changed: ['vehicles'] },
            unchanged: isStored(columns, vehicle),
            now,
          })
        else if (actor.role === 'ADMIN') {
          // a photo that took over the place of another was logged when it arrived: here nothing is left to change
          const photos = changedPhotos(vehicle, columns)
          if (photos.length > 0) await editPhotos(tx, actor, delivery, { photos, apply: write, now })
        }
        return { id: vehicle.id }
      }, beforeCommit)
    },
  }
}

export type Vehicles = ReturnType<typeof createVehicles>
