import { PHOTO_VIEWS } from '@volant/domain/deliveries/facts'
import type { VehiclePhotos } from '@volant/domain/deliveries/facts'
import type { PhotoPlace } from '@volant/domain/deliveries/log-data'
import type { AdminActor, DriverActor } from '@volant/domain/kernel/actor'
import type { Tx } from '../../../platform/db/database'
import { changeDelivery } from '../../deliveries/public'
import type { Loaded } from '../../deliveries/public'
import type { VehicleChange, VehicleRow } from '../store/vehicles'

const SIDES = [
  ['before', 'imagesBefore'],
  ['after', 'imagesAfter'],
] as const

/** Every photo that these columns would put, replace or take away. */
export function changedPhotos(row: VehicleRow, columns: VehicleChange): PhotoPlace[] {
  return SIDES.flatMap(([side, name]) => {
    const was: VehiclePhotos = row[name]
    const is: VehiclePhotos = columns[name] ?? row[name]
    return PHOTO_VIEWS.filter((view) => (was[view] ?? null) !== (is[view] ?? null)).map((view) => ({
      vehicle: row.position,
      side,
      view,
    }))
  })
}

/** Where this file is shown. */
export function placesOf(row: VehicleRow, key: string): PhotoPlace[] {
  return SIDES.flatMap(([side, name]) =>
    PHOTO_VIEWS.filter((view) => row[name][view] === key).map((view) => ({ vehicle: row.position, side, view })),
  )
}

export interface PhotoEdit {
  readonly photos: readonly PhotoPlace[]
  readonly apply?: () => Promise<void>
  readonly now: Date
}

/** Proof was changed, by an admin who puts photos right or a driver who takes one back: the log says which, and by whom. */
export async function editPhotos(
  tx: Tx,
  actor: AdminActor | DriverActor,
  delivery: Loaded,
  edit: PhotoEdit,
): Promise<void> {
  const { photos, apply, now } = edit
  await changeDelivery(tx, actor, delivery, { action: 'EDIT_PHOTOS', data: { photos }, now, ...(apply && { apply }) })
}
