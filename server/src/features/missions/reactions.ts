import type { AdminActor, DriverActor } from '@volant/domain/kernel/actor'
import type { DomainEvents, Reaction } from '../../platform/bus'
import type { Tx } from '../../platform/db/database'
import type { LiveSender } from '../../platform/live/sender'
import { lockDelivery } from '../deliveries/public'
import type { DeliveryChanged } from '../deliveries/public'
import type {} from './events'
import { editPhotos, placesOf } from './service/photos'
import type { PhotoEdit } from './service/photos'
import { followDriver } from './service/set-aside'
import { countMission } from './store/drivers'
import { forgetFile } from './store/files'
import { findVehicle, updateVehicleAt } from './store/vehicles'
import type { VehicleChange } from './store/vehicles'

type Moment = { readonly position: 0 | 1; readonly set: (at: Date) => VehicleChange }

/** What a step means for its car, whether the driver took it or an admin forced it. */
const MOMENTS: Readonly<Record<string, Moment>> = {
  PICKUP_DRIVER: { position: 0, set: (at) => ({ pickedUpAt: at }) },
  DELIVERED: { position: 0, set: (at) => ({ deliveredAt: at, isDelivered: true }) },
  SWAP_PICKUP_DRIVER: { position: 1, set: (at) => ({ pickedUpAt: at }) },
  SWAP_DELIVERED: { position: 1, set: (at) => ({ deliveredAt: at, isDelivered: true }) },
}

async function followSteps({ before, after }: DeliveryChanged, tx: Tx): Promise<void> {
  if (before === null || before.status === after.status) return
  const moment = MOMENTS[after.status]
  if (moment) await updateVehicleAt(tx, after.id, moment.position, moment.set(after.stepAt ?? after.updatedAt))
  const driverId = after.selectedDriverId
  if (driverId && after.status === 'COMPLETED') await countMission(tx, driverId, 1)
  // cancelled after its completion
  if (driverId && before.status === 'COMPLETED') await countMission(tx, driverId, -1)
}

/** A photo may be sent anew or taken away without a word to its vehicle: what is shown changes all the same. */
async function logPhoto(
  tx: Tx,
  { key, deliveryId, vehicleId }: DomainEvents['file.deleted' | 'file.replaced'],
  actor: AdminActor | DriverActor,
  edit: Omit<PhotoEdit, 'photos'>,
): Promise<boolean> {
  if (deliveryId === null || vehicleId === null) return false
  const delivery = await lockDelivery(tx, actor, deliveryId)
  const vehicle = await findVehicle(tx.sql, vehicleId)
  const photos = vehicle ? placesOf(vehicle, key) : []
  if (photos.length > 0) await editPhotos(tx, actor, delivery, { ...edit, photos })
  return photos.length > 0
}

async function followReplacedFile(file: DomainEvents['file.replaced'], tx: Tx): Promise<void> {
  // a driver takes a photo until it is good: only the step that the inspection belongs to makes a version
  if (file.actor.role === 'ADMIN') await logPhoto(tx, file, file.actor, { now: file.at })
}

async function followDeletedFile(file: DomainEvents['file.deleted'], tx: Tx): Promise<void> {
  const apply = () => forgetFile(tx.sql, file)
  const logged = file.actor.role !== 'CLIENT' && (await logPhoto(tx, file, file.actor, { apply, now: file.at }))
  if (!logged) await apply()
}

/** Vehicles and drivers follow the steps of a mission, what shows a file follows what becomes of it. */
export function missionReactions({ hint }: Pick<LiveSender, 'hint'>): readonly Reaction[] {
  return [
    { on: 'delivery.changed', phase: 'rows', react: followSteps },
    { on: 'delivery.changed', phase: 'rows', react: followDriver },
    { on: 'file.replaced', phase: 'rows', react: followReplacedFile },
    { on: 'file.deleted', phase: 'rows', react: followDeletedFile },
    {
      on: 'evidence.kept',
      phase: 'committed',
      react: ({ delivery: { id: deliveryId, status, version, organizationId } }) =>
        hint({ deliveryId, status, version, organizationId, driverIds: [] }),
    },
    {
      on: 'problem.seen',
      phase: 'committed',
      // the phone says that it was seen
      react: ({ delivery: { id: deliveryId, status, version, organizationId, selectedDriverId } }) =>
        hint({ deliveryId, status, version, organizationId, driverIds: selectedDriverId ? [selectedDriverId] : [] }),
    },
    {
      on: 'vehicle.photographed',
      phase: 'committed',
      // the office and the client see an inspection while it goes on; the driver sees it as filed
      react: ({ delivery: { id: deliveryId, status, version, organizationId } }) =>
        hint({ deliveryId, status, version, organizationId, driverIds: [] }),
    },
  ]
}
