import { EXTRA_VIEWS, INSPECTION_VIEWS } from '@volant/domain/deliveries/facts'
import type { DetailVehicle } from './detail-query'

/** The six views of an inspection and the three extras, in the order in which one walks round the car. */
export const VIEWS = [...INSPECTION_VIEWS, ...EXTRA_VIEWS]
export type View = (typeof VIEWS)[number]

export interface PhotoPair {
  readonly view: View
  readonly before: string | null
  readonly after: string | null
}

/** The views of which there is a picture before or after. */
export function photosOf({
  imagesBefore,
  imagesAfter,
}: Pick<DetailVehicle, 'imagesBefore' | 'imagesAfter'>): PhotoPair[] {
  const pairs = VIEWS.map((view) => ({ view, before: imagesBefore[view], after: imagesAfter[view] }))
  return pairs.filter(({ before, after }) => before ?? after)
}
