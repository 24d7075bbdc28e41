import type { Rows } from './all-rows'
import { inspectionSeen, photos } from './expected-files'
import { iso } from './expected-values'

export type Car = Rows['vehicles'][number]

/** What each field of a vehicle says. */
export const carFields = {
  id: (row: Car) => row.id,
  vin: (row: Car) => row.vin,
  carType: (row: Car) => row.carType,
  vehicleCode: (row: Car) => row.vehicleCode,
  marque: (row: Car) => row.marque,
  model: (row: Car) => row.model,
  type: (row: Car) => row.type,
  toRetrieve: (row: Car) => row.toRetrieve,
  isDelivered: (row: Car) => row.isDelivered,
  pickedUpAt: (row: Car) => iso(row.pickedUpAt),
  deliveredAt: (row: Car) => iso(row.deliveredAt),
  mileageBefore: (row: Car) => row.mileageBefore,
  mileageAfter: (row: Car) => row.mileageAfter,
  essenceBefore: (row: Car) => row.essenceBefore,
  essenceAfter: (row: Car) => row.essenceAfter,
  imagesBefore: (row: Car) => photos(row.imagesBefore),
  imagesAfter: (row: Car) => photos(row.imagesAfter),
  inspectionBefore: (row: Car) => inspectionSeen(row.inspectionBefore),
  inspectionAfter: (row: Car) => inspectionSeen(row.inspectionAfter),
  identity: (row: Car) => row.identity,
  // nobody sent the staged photos
  photoFacts: () => [],
  garageImages: (row: Car) => row.garageImages,
}
