import type { CancelReasonCode } from './statuses'

/** What keeps a vehicle from being taken over: reasons for which the office may then cancel. Driver flow, 5a. */
export const AT_THE_PICK_UP = [
  'car_not_at_mcc',
  'car_not_ready_technical',
  'car_not_ready_damaged',
  'car_not_ready_dirty',
  'car_not_ready_no_license_plate',
  'customer_not_available',
] as const satisfies readonly CancelReasonCode[]

/** What happens with a vehicle in the driver's hands. A breakdown is a reason to cancel as well. Driver flow, 6. */
export const ON_THE_ROAD = ['warning_light', 'car_breakdown_during_transfer', 'accident', 'delay'] as const

/** Said by the check of plate and VIN, and never chosen from a list. Driver flow, 5b. */
const AT_THE_CHECK = ['other_vehicle'] as const

/** Everything that a driver reports, in the order in which a check of the database names it. */
export const PROBLEM_KINDS = [...AT_THE_PICK_UP, ...ON_THE_ROAD, ...AT_THE_CHECK] as const
export type ProblemKind = (typeof PROBLEM_KINDS)[number]
export type RoadProblem = (typeof ON_THE_ROAD)[number]
export type CheckProblem = (typeof AT_THE_CHECK)[number]

/** Is it said in the words of a reason to cancel? A breakdown has wider ones: a flat tyre is no reason to cancel. */
export function isPickUpProblem(kind: ProblemKind): kind is Exclude<ProblemKind, RoadProblem | CheckProblem> {
  return AT_THE_PICK_UP.some((each) => each === kind)
}

/** Characters of what a driver says of a problem, or of why they give a mission back. */
export const SAID_MIN = 3
export const SAID_MAX = 500
/** Of one driver and mission: whoever has this much to report calls. */
export const PROBLEMS_MAX = 50
