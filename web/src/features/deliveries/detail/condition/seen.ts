import { CHECK_POINTS, type CheckPoint } from '@volant/domain/inspection/check-list'
import type { DetailVehicle } from '../detail-query'

export type Condition = DetailVehicle['inspectionBefore']
export type SeenMark = Condition['marks'][number]

/** A mark with its number in the drawing and in the list below it. */
export interface NumberedMark extends SeenMark {
  readonly number: number
  /** Not there at departure. */
  readonly isNew: boolean
}

/** The texts of a list, in the order in which they are read. */
export const OWN_WORDS = ['remarks', 'reserves', 'mileageReason', 'fuelReason'] as const

type Seen = Pick<DetailVehicle, 'inspectionBefore' | 'inspectionAfter'>

/** The marks of both sides, those of the departure first. */
export function marksOf({ inspectionBefore, inspectionAfter }: Seen): readonly NumberedMark[] {
  return [
    ...inspectionBefore.marks.map((mark) => ({ ...mark, isNew: false })),
    ...inspectionAfter.marks.map((mark) => ({ ...mark, isNew: true })),
  ].map((mark, index) => ({ ...mark, number: index + 1 }))
}

/** The points that somebody answered at either side. */
export function answeredPoints({ inspectionBefore, inspectionAfter }: Seen): readonly CheckPoint[] {
  return CHECK_POINTS.filter((point) => inspectionBefore.list[point] !== null || inspectionAfter.list[point] !== null)
}

/** Was anything noted beside photos and figures? */
export function isSeen(vehicle: Seen): boolean {
  const lists = [vehicle.inspectionBefore.list, vehicle.inspectionAfter.list]
  return (
    marksOf(vehicle).length > 0 ||
    answeredPoints(vehicle).length > 0 ||
    lists.some((list) => OWN_WORDS.some((name) => list[name]))
  )
}
