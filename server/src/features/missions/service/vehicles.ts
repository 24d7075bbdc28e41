import { isDeepStrictEqual } from 'node:util'
import { AppError, refusalError } from '@volant/contract/errors'
import type { UpdateVehicleInput } from '@volant/contract/schema.generated'
import type { VehiclePhotos } from '@volant/domain/deliveries/facts'
import { isOtherVehicle } from '@volant/domain/deliveries/identity'
import { isMileageAfter } from '@volant/domain/deliveries/inspection'
import { writtenPlate } from '@volant/domain/deliveries/plates'
import { changedInspection, photosOf } from '@volant/domain/inspection/inspection'
import { updateVehicleSchema } from '@volant/domain/deliveries/schema'
import type { Actor, AdminActor } from '@volant/domain/kernel/actor'
import { read } from '@volant/domain/kernel/fields'
import { validate } from 'uuid'
import type * as z from 'zod'
import type { Executor, Tx } from '../../../platform/db/database'
import { changeOnce } from '../../../platform/idempotency'
import type { RequestContext } from '../../../platform/operations/registry'
import { changeDelivery, ensureHere, ensureSeen, lockDelivery, priceAfter, quoteStored } from '../../deliveries/public'
import type { DeliveryDeps, Loaded, Quote } from '../../deliveries/public'
import { readyKeys } from '../../files/public'
import { identityOf, tellOtherVehicle } from './identity'
import { changedPhotos, editPhotos } from './photos'
import { findVehicle, updateVehicle } from '../store/vehicles'
import type { VehicleChange, VehicleRow } from '../store/vehicles'
import { mayWriteAll, sentFields } from './vehicle-rules'

type VehicleForm = z.output<typeof updateVehicleSchema>
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
  const { id: _id, imagesBefore, imagesAfter, inspectionBefore, inspectionAfter, identity: _seen, ...described } = form
  const { vin, vehicleCode, ...rest } = described
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined && value !== null))
  return {
    ...given,
    ...(vin !== undefined && { vin: vin?.toUpperCase().replaceAll(/\s/g, '') ?? null }),
    ...(vehicleCode !== undefined && { vehicleCode: vehicleCode == null ? null : writtenPlate(vehicleCode) }),
    ...(imagesBefore && { imagesBefore: mergedImages(row.imagesBefore, imagesBefore) }),
    ...(imagesAfter && { imagesAfter: mergedImages(row.imagesAfter, imagesAfter) }),
    ...(inspectionBefore && { inspectionBefore: changedInspection(row.inspectionBefore, inspectionBefore) }),
    ...(inspectionAfter && { inspectionAfter: changedInspection(row.inspectionAfter, inspectionAfter) }),
  }
}

function requireMileage({ mileageAfter }: VehicleForm, columns: VehicleChange, vehicle: VehicleRow): void {
  if (mileageAfter != null && !isMileageAfter(columns.mileageBefore ?? vehicle.mileageBefore, mileageAfter))
    throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'mileageAfter', code: 'outOfRange' }] })
}

async function write(tx: Tx, { id }: VehicleRow, columns: VehicleChange): Promise<void> {
  if (Object.keys(columns).length > 0) await updateVehicle(tx, id, columns)
}

/** Does the vehicle hold all this already? */
function isStored(columns: VehicleChange, row: VehicleRow): boolean {
  return isDeepStrictEqual({ ...row, ...columns }, row)
}

interface Filed {
  readonly actor: Actor
  readonly delivery: Loaded
  readonly vehicle: VehicleRow
  readonly columns: VehicleChange
  readonly version: number | undefined
  readonly now: Date
}

/** An inspection is filed many times over before the step that it belongs to: only that step makes a version. */
async function fileInspection(tx: Tx, { actor, delivery, vehicle, columns, version, now }: Filed): Promise<void> {
  ensureSeen(version, actor, delivery.facts, now)
  const { identity } = columns
  const isNews = identity && !isDeepStrictEqual(identity, vehicle.identity)
  if (isNews && isOtherVehicle({ ...vehicle, identity }, delivery.row.options))
    return tellOtherVehicle(tx, { actor, delivery, identity, write: () => write(tx, vehicle, columns), now })
  await write(tx, vehicle, columns)
  tx.emit('vehicle.photographed', { delivery: delivery.row, vehicleId: vehicle.id, actor })
}

/** An edit like that of the whole delivery: the price follows the category of the first car. */
async function editCar(tx: Tx, quote: Quote | null, filed: Filed): Promise<void> {
  const { actor, delivery, vehicle, columns, version, now } = filed
  const isOtherCategory = columns.carType !== undefined && columns.carType !== vehicle.carType
  await changeDelivery(tx, actor, delivery, {
    action: 'EDIT',
    input: { changed: ['vehicles'] },
    set: isOtherCategory ? priceAfter(quote, ['vehicles'], {}, delivery.row) : {},
    apply: () => write(tx, vehicle, columns),
    data: { changed: ['vehicles'] },
    unchanged: isStored(columns, vehicle),
    version,
    now,
  })
}

async function putPhotosRight(tx: Tx, actor: AdminActor, { delivery, vehicle, columns, version, now }: Filed) {
  ensureSeen(version, actor, delivery.facts, now)
  const photos = changedPhotos(vehicle, columns)
  // a photo that took over the place of another was logged when it arrived: here nothing is left to change
  if (photos.length > 0)
    await editPhotos(tx, actor, delivery, { photos, apply: () => write(tx, vehicle, columns), now })
}

/** One vehicle's data, figures and photos: drivers for the inspection they are at, support for photos, the office for all. */
export function createVehicles(deps: DeliveryDeps) {
  const { db, clock } = deps

  async function quoteOf({ id, carType }: UpdateVehicleInput) {
    const { deliveryId, position } = await existing(db.sql, id)
    const quote = position === 0 && carType ? await quoteStored(deps, deliveryId, { carType }) : null
    return { deliveryId, quote }
  }

  return {
    async update(ctx: RequestContext, input: UpdateVehicleInput): Promise<{ id: string }> {
      const { actor, ifMatch, sentAt } = ctx
      // its refusal counts below, where the call is no repeat
      const [asked] = await Promise.allSettled([quoteOf(input)])
      const now = clock.now()
      return changeOnce(db, ctx, 'updateVehicle', input, async (tx) => {
        if (asked.status === 'rejected') throw asked.reason
        const { deliveryId, quote } = asked.value
        const delivery = await lockDelivery(tx, actor, deliveryId)
        // read again under the lock: two photos filed at the same moment must both stay
        const vehicle = await existing(tx.sql, input.id)
        const rights = mayWriteAll(actor, delivery.facts, vehicle.position, sentFields(input))
        if (!rights.ok && rights.code !== 'CONFLICT') throw refusalError(rights)
        const parsed = read(updateVehicleSchema, input)
        if (!parsed.ok) throw refusalError(parsed)
        ensureHere(rights, actor, delivery.facts, now)
        await requireOwnFiles(tx, parsed.value, vehicle)
        const { identity: seen } = parsed.value
        const identity = seen && identityOf(seen, vehicle, delivery, { now, sentAt })
        const columns = { ...columnsOf(parsed.value, vehicle), ...(identity && { identity }) }
        requireMileage(parsed.value, columns, vehicle)
        const filed = { actor, delivery, vehicle, columns, version: ifMatch, now }
        const photosOnly = Object.keys(columns).every((name) => name.startsWith('images'))
        if (actor.role === 'DRIVER') await fileInspection(tx, filed)
        else if (!photosOnly) await editCar(tx, quote, filed)
        else if (actor.role === 'ADMIN') await putPhotosRight(tx, actor, filed)
        return { id: vehicle.id }
      })
    },
  }
}

export type Vehicles = ReturnType<typeof createVehicles>
