import type { DeliveryType } from '@volant/domain/deliveries/statuses'

/** How far a delivery came, in the order in which it goes. */
const STAGES = [
  'DRAFT',
  'REQUESTED',
  'ASKED',
  'ANSWERED',
  'CONFIRMED',
  'OPEN',
  'SET',
  'PICKUP_DRIVER',
  'ONGOING',
  'PICKUP_CLIENT',
  'DELIVERED',
  'SWAP_PICKUP_DRIVER',
  'SWAP_IN_TRANSIT',
  'SWAP_PICKUP_CLIENT',
  'SWAP_DELIVERED',
  'COMPLETED',
] as const
export type Stage = (typeof STAGES)[number]

export function isBeyond(stage: Stage, other: Stage): boolean {
  return STAGES.indexOf(stage) > STAGES.indexOf(other)
}

/** What happens out of the ordinary. */
type Turn =
  | 'imported'
  | 'rescheduled'
  | 'anomaly'
  | 'cancelled by client'
  | 'cancelled by admin'
  | 'activated'
  | 'deleted'
  | 'alert'
  | 'overdue'
  | 'silent'
  | 'withdrawn'
  | 'changed driver'
  | 'reopened'
  | 'restitution cancelled'
  | 'forced'
  | 'terminated'
  | 'credited'

export interface DeliveryCourse {
  readonly stage: Stage
  readonly turn?: Turn
  readonly count: number
  readonly type?: DeliveryType
  /** Long ago rather than these days. */
  readonly past?: true
}

/** Four hundred deliveries: the present in every colour, and more than a year of work done. */
export const DELIVERY_MIX: readonly DeliveryCourse[] = [
  { stage: 'DRAFT', count: 4 },
  { stage: 'REQUESTED', count: 7 },
  { stage: 'REQUESTED', turn: 'imported', count: 2 },
  { stage: 'REQUESTED', turn: 'activated', count: 3 },
  { stage: 'ASKED', count: 5 },
  { stage: 'ANSWERED', count: 5 },
  { stage: 'ASKED', turn: 'rescheduled', count: 3 },
  { stage: 'ANSWERED', turn: 'rescheduled', count: 2 },
  { stage: 'CONFIRMED', count: 11 },
  { stage: 'OPEN', count: 16 },
  { stage: 'OPEN', turn: 'alert', count: 4 },
  { stage: 'OPEN', turn: 'overdue', count: 3 },
  { stage: 'OPEN', turn: 'withdrawn', count: 2 },
  { stage: 'OPEN', turn: 'reopened', count: 2 },
  { stage: 'SET', count: 12 },
  { stage: 'SET', turn: 'overdue', count: 2 },
  { stage: 'SET', turn: 'changed driver', count: 2 },
  { stage: 'PICKUP_DRIVER', count: 3 },
  { stage: 'ONGOING', count: 8 },
  { stage: 'ONGOING', turn: 'overdue', count: 2 },
  { stage: 'ONGOING', turn: 'silent', count: 1 },
  { stage: 'PICKUP_CLIENT', count: 3 },
  { stage: 'DELIVERED', count: 3 },
  { stage: 'SWAP_PICKUP_DRIVER', count: 2, type: 'TWO_WAY_DELIVERY' },
  { stage: 'SWAP_IN_TRANSIT', count: 3, type: 'TWO_WAY_DELIVERY' },
  { stage: 'SWAP_PICKUP_CLIENT', count: 2, type: 'TWO_WAY_DELIVERY' },
  { stage: 'SWAP_DELIVERED', count: 2, type: 'TWO_WAY_DELIVERY' },
  { stage: 'ASKED', turn: 'anomaly', count: 3 },
  { stage: 'ASKED', turn: 'anomaly', count: 8, past: true },
  { stage: 'REQUESTED', turn: 'cancelled by client', count: 3 },
  { stage: 'REQUESTED', turn: 'cancelled by client', count: 12, past: true },
  { stage: 'CONFIRMED', turn: 'cancelled by admin', count: 2 },
  { stage: 'CONFIRMED', turn: 'cancelled by admin', count: 6, past: true },
  { stage: 'OPEN', turn: 'cancelled by admin', count: 6, past: true },
  { stage: 'SET', turn: 'cancelled by admin', count: 4, past: true },
  { stage: 'ONGOING', turn: 'cancelled by admin', count: 2, past: true },
  { stage: 'REQUESTED', turn: 'deleted', count: 2 },
  { stage: 'COMPLETED', turn: 'withdrawn', count: 4, past: true },
  { stage: 'COMPLETED', turn: 'changed driver', count: 5, past: true },
  { stage: 'COMPLETED', turn: 'restitution cancelled', count: 3, past: true, type: 'TWO_WAY_DELIVERY' },
  { stage: 'COMPLETED', turn: 'forced', count: 4, past: true },
  { stage: 'COMPLETED', turn: 'terminated', count: 5, past: true },
  { stage: 'COMPLETED', turn: 'credited', count: 3, past: true },
  { stage: 'COMPLETED', count: 30 },
  { stage: 'COMPLETED', count: 184, past: true },
]

const AT_LEAST = 3

/** The same mixture in small: some of each course. @internal for tests */
export function scaled(courses: readonly DeliveryCourse[], part: number): DeliveryCourse[] {
  return courses.map((course) => ({
    ...course,
    count: Math.max(Math.min(course.count, AT_LEAST), Math.round(course.count * part)),
  }))
}
