import type { Inspection as InspectionAnswer, PhotoFacts, Vehicle } from '@volant/contract/schema.generated'
import { parseISO } from 'date-fns'
import type { Inspection } from '@volant/domain/inspection/inspection'
import { isOlder } from '@volant/domain/inspection/taken'
import type { PhotoFactsRow, Photos, VehicleRow } from '../../../projections/rows'

type Completed = 'imagesBefore' | 'imagesAfter' | 'inspectionBefore' | 'inspectionAfter' | 'photoFacts'
export type VehicleAnswer = Partial<Omit<VehicleRow, Completed> & Pick<Vehicle, Completed>>

export interface Presenter {
  /** A read link to a stored file, signed for ten minutes; another version has another address. */
  readonly fileUrl: (key: string, of?: { readonly version: string | null }) => string
}

function signed(photos: Photos, { fileUrl }: Presenter): Vehicle['imagesBefore'] {
  return Object.fromEntries(Object.entries(photos).map(([view, photo]) => [view, fileUrl(photo.key, photo)]))
}

function presentInspection({ marks, list }: Inspection, { fileUrl }: Presenter): InspectionAnswer {
  return { marks: marks.map((mark) => ({ ...mark, photos: mark.photos.map((key) => fileUrl(key)) })), list }
}

function presentFacts({ side, view, taken, sha256 }: PhotoFactsRow): PhotoFacts {
  const { latitude = null, longitude = null } = taken ?? {}
  const older = taken !== null && isOlder({ ...taken, at: parseISO(taken.at), filedAt: parseISO(taken.filedAt) })
  return { side, view, takenAt: taken?.at ?? null, latitude, longitude, older, sha256 }
}

/** A vehicle with the addresses of its photos, in place of their keys. */
export function presentVehicle(row: Partial<VehicleRow>, presenter: Presenter): VehicleAnswer {
  const { imagesBefore, imagesAfter, inspectionBefore, inspectionAfter, photoFacts } = row
  const vehicle: Partial<Omit<VehicleRow, Completed>> = row
  return {
    ...vehicle,
    ...(imagesBefore && { imagesBefore: signed(imagesBefore, presenter) }),
    ...(imagesAfter && { imagesAfter: signed(imagesAfter, presenter) }),
    ...(inspectionBefore && { inspectionBefore: presentInspection(inspectionBefore, presenter) }),
    ...(inspectionAfter && { inspectionAfter: presentInspection(inspectionAfter, presenter) }),
    ...(photoFacts && { photoFacts: photoFacts.map(presentFacts) }),
  }
}
