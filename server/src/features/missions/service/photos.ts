import type { AdminActor } from '@volant/domain/kernel/actor'
import type { Tx } from '../../../platform/db/database'
import { changeDelivery } from '../../deliveries/public'
import type { Loaded } from '../../deliveries/public'
import type { VehicleChange, VehicleRow } from '../store/vehicles'

/** Where a photo stands, as the row of the log keeps it. */
interface PhotoPlace {
  /** 0 for the first car of the delivery. */
  readonly vehicle: number
  readonly side: 'before' | 'after'
  readonly view: string
}

type Images = Readonly<Record<string, string | null>>

const SIDES = [
  ['before', 'imagesBefore'],
  ['after', 'imagesAfter'],
] as const

/** Every photo that these columns would put, replace or take away. */
export function changedPhotos(row: VehicleRow, columns: VehicleChange): PhotoPlace[] {
  return SIDES.flatMap(([side, name]) => {
    const was: Images = row[name]
    const is: Images = columns[name] ?? row[name]
    const views = [...new Set([...Object.keys(was), ...Object.keys(is)])]
    return views
      .filter((view) => (was[view] ?? null) !== (is[view] ?? null))
      .map((view) => ({ vehicle: row.position, side, view }))
  })
}

/** Where this file is shown. */
export function placesOf(row: VehicleRow, key: string): PhotoPlace[] {
  return SIDES.flatMap(([side, name]) =>
    Object.entries(row[name])
      .filter(([, shown]) => shown === key)
      .map(([view]) => ({ vehicle: row.position, side, view })),
  )
}

export interface PhotoEdit {
  readonly photos: readonly PhotoPlace[]
  readonly apply?: () => Promise<void>
  readonly now: Date
}

/** An admin puts photos right: proof was changed, so the log says which, and by whom. */
export async function editPhotos(tx: Tx, actor: AdminActor, delivery: Loaded, edit: PhotoEdit): Promise<void> {
  const { photos, apply, now } = edit
  await changeDelivery(tx, actor, delivery, { action: 'EDIT_PHOTOS', data: { photos }, now, ...(apply && { apply }) })
}
