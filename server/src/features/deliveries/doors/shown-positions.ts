import type { Selection } from '../../../platform/graphql/selection'
import type { DeliveryAnswer } from '../read/present'

const ID: readonly [string, Selection] = ['id', new Map()]
const known = new WeakMap<Selection, Selection>()

/** A position is never read without the id of its delivery: who looks at it is written down. The same object for the same selection. */
export function withId(selection: Selection): Selection {
  if (!selection.has('position') || selection.has('id')) return selection
  const wider = known.get(selection) ?? new Map([...selection, ID])
  known.set(selection, wider)
  return wider
}

/** The deliveries whose positions are told. */
export const shownPositions = (answers: readonly (DeliveryAnswer | null)[]): string[] =>
  answers.flatMap((answer) => (answer?.position && answer.id ? [answer.id] : []))
