import type { Reason } from '@volant/domain/inspection/open-answers'
import type { Side } from '../mission'

/** The field of the API that holds what was seen at this side. */
export const fieldOf = (side: Side) => (side === 'before' ? 'inspectionBefore' : 'inspectionAfter')

/** Texts of the list, as they are typed. */
export type Typed = Readonly<Partial<Record<Reason | 'remarks' | 'reserves', string>>>
