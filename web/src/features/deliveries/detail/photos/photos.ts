import { EXTRA_VIEWS, extraViews, INSPECTION_VIEWS } from '@volant/domain/deliveries/facts'
import { CANCELLED_GROUP, isIn, REQUESTED_GROUP, type DeliveryStatus } from '@volant/domain/deliveries/statuses'
import type { DetailVehicle } from '../detail-query'

/** The six views of an inspection and the three extras, in their order around the car. */
export const VIEWS = [...INSPECTION_VIEWS, ...EXTRA_VIEWS]
export type View = (typeof VIEWS)[number]

export const SIDES = ['before', 'after'] as const
export type Side = (typeof SIDES)[number]

export interface PhotoPair {
  readonly view: View
  readonly before: string | null
  readonly after: string | null
}

/** What is known of a photo beside its picture. */
export type PhotoFacts = DetailVehicle['photoFacts'][number]

type Images = Pick<DetailVehicle, 'type' | 'imagesBefore' | 'imagesAfter'>

/** Every view that the vehicle has, before and after, also those without a picture; one with a picture in any case. */
export function photosOf({ type, imagesBefore, imagesAfter }: Images): PhotoPair[] {
  const usual: readonly View[] = [...INSPECTION_VIEWS, ...extraViews(type)]
  return VIEWS.map((view) => ({ view, before: imagesBefore[view], after: imagesAfter[view] })).filter(
    ({ view, before, after }) => usual.includes(view) || before || after,
  )
}

export function isPhotographed(photos: readonly PhotoPair[], side?: Side): boolean {
  return photos.some((photo) => (side ? photo[side] : (photo.before ?? photo.after)))
}

const isExtra = (view: View) => EXTRA_VIEWS.some((extra) => extra === view)

/** The metadata of the upload. Description 7.1. */
export function photoMetadata(deliveryId: string, vehicleId: string, side: Side, view: View) {
  return {
    module: 'delivery',
    CarState: isExtra(view) ? 'extraImages' : 'images',
    carId: vehicleId,
    deliveryId,
    imagePos: view,
    state: side,
  } as const
}

/** Photos can be edited once a driver is assigned; before that and after a cancellation only if there are any. */
export function mayEditPhotos(status: DeliveryStatus | null, vehicles: readonly Images[]): boolean {
  const early = status === null || isIn(status, [...REQUESTED_GROUP, 'CONFIRMED', 'WAITING_FOR_DRIVER'])
  if (!early && !isIn(status, CANCELLED_GROUP)) return vehicles.length > 0
  return vehicles.some((vehicle) => isPhotographed(photosOf(vehicle)))
}
