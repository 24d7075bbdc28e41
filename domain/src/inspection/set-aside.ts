import { UNKNOWN_MILEAGE, type VehiclePhotos } from '../deliveries/facts'
import type { Identity } from '../deliveries/identity'
import { NOTHING_SEEN, type Inspection } from './inspection'

/** Why evidence that the server keeps by itself is no part of its delivery: it was noted by a driver who no longer has it. */
export const SET_ASIDE = 'SET_ASIDE'

/** What a mission writes of a vehicle, beside what the vehicle is. */
export interface Noted {
  readonly isDelivered: boolean
  readonly pickedUpAt: Date | null
  readonly deliveredAt: Date | null
  readonly mileageBefore: number
  readonly mileageAfter: number
  readonly essenceBefore: number | null
  readonly essenceAfter: number | null
  readonly imagesBefore: VehiclePhotos
  readonly imagesAfter: VehiclePhotos
  readonly inspectionBefore: Inspection
  readonly inspectionAfter: Inspection
  readonly identity: Identity | null
}

/** A vehicle that nobody has inspected or moved. */
export const NOTHING_NOTED: Noted = {
  isDelivered: false,
  pickedUpAt: null,
  deliveredAt: null,
  mileageBefore: UNKNOWN_MILEAGE,
  mileageAfter: UNKNOWN_MILEAGE,
  essenceBefore: null,
  essenceAfter: null,
  imagesBefore: {},
  imagesAfter: {},
  inspectionBefore: NOTHING_SEEN,
  inspectionAfter: NOTHING_SEEN,
  identity: null,
}

const isSeen = ({ marks, list }: Inspection) => marks.length > 0 || Object.keys(list).length > 0
const keysOf = (images: VehiclePhotos) => Object.values(images).filter((key) => typeof key === 'string')

/** Did anybody photograph or note anything of this vehicle? Its moments alone stand in the log as well, and so does a plate of another. */
export function isInspected(noted: Noted): boolean {
  const { mileageBefore, mileageAfter, essenceBefore, essenceAfter, imagesBefore, imagesAfter } = noted
  return (
    [...keysOf(imagesBefore), ...keysOf(imagesAfter)].length > 0 ||
    [mileageBefore, mileageAfter].some((km) => km !== UNKNOWN_MILEAGE) ||
    [essenceBefore, essenceAfter].some((eighths) => eighths !== null) ||
    isSeen(noted.inspectionBefore) ||
    isSeen(noted.inspectionAfter)
  )
}

/** An inspection is its driver's: when the delivery leaves them, the next one begins with nothing. @returns who loses it */
export function formerDriver(
  before: { readonly selectedDriverId: string | null } | null,
  after: { readonly selectedDriverId: string | null },
): string | null {
  const former = before?.selectedDriverId ?? null
  return former === after.selectedDriverId ? null : former
}

const movedPhotos = (images: VehiclePhotos, moved: ReadonlyMap<string, string>): VehiclePhotos =>
  Object.fromEntries(Object.entries(images).map(([view, key]) => [view, key ? (moved.get(key) ?? key) : key]))

const movedMarks = ({ marks, list }: Inspection, moved: ReadonlyMap<string, string>): Inspection => ({
  marks: marks.map((mark) => ({ ...mark, photos: mark.photos.map((key) => moved.get(key) ?? key) })),
  list,
})

/** The same notes once their photos have other storage keys. */
export function withMovedPhotos<N extends Noted>(noted: N, moved: ReadonlyMap<string, string>): N {
  return {
    ...noted,
    imagesBefore: movedPhotos(noted.imagesBefore, moved),
    imagesAfter: movedPhotos(noted.imagesAfter, moved),
    inspectionBefore: movedMarks(noted.inspectionBefore, moved),
    inspectionAfter: movedMarks(noted.inspectionAfter, moved),
  }
}

/** Storage keys of all photos of these notes: those of the views first, then those of marks. */
export function photosNoted({ imagesBefore, imagesAfter, inspectionBefore, inspectionAfter }: Noted): string[] {
  const marks = [...inspectionBefore.marks, ...inspectionAfter.marks]
  return [...keysOf(imagesBefore), ...keysOf(imagesAfter), ...marks.flatMap(({ photos }) => photos)]
}
