import type * as z from 'zod'
import { form } from '../kernel/fields'
import { changedList, checkListSchema, type CheckList } from './check-list'
import { changedMarks, markIdsSchema, marksSchema, type Mark } from './marks'

/** One side of a vehicle's inspection beside its photos and figures. At arrival only what was not there at departure. */
export interface Inspection {
  readonly marks: readonly Mark[]
  readonly list: CheckList
}

export const NOTHING_SEEN: Inspection = { marks: [], list: {} }

/** A change of it: only what is sent. contract/schema.graphql, InspectionInput. */
export const inspectionSchema = form({
  marks: marksSchema.nullish(),
  removedMarks: markIdsSchema.nullish(),
  list: checkListSchema.nullish(),
})
export type InspectionForm = z.output<typeof inspectionSchema>

/** Filed twice it is the same: phones repeat what they got no answer to. */
export function changedInspection(
  { marks, list }: Inspection,
  { marks: filed, removedMarks, list: sent }: InspectionForm,
): Inspection {
  return { marks: changedMarks(marks, filed ?? [], removedMarks ?? []), list: changedList(list, sent ?? {}) }
}

/** Storage keys of all photos that a change names. */
export function photosOf({ marks }: InspectionForm): readonly string[] {
  return (marks ?? []).flatMap(({ photos }) => photos ?? [])
}
