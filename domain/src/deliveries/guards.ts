import { ALLOWED, type Decision, refuse, refuseFields, refuseMissing } from '../kernel/decision'
import { linkWouldBeDead } from './confirmation-link'
import { type ActionInput, type DeliveryFacts, isTwoWay } from './facts'
import { missingAfter, missingBefore } from './inspection'
import { missingParts } from './missing-parts'
import { forcedStep, nextMissionStep } from './mission'
import { reportableFrom } from './reportable-problems'
import { isIn, MISSION_GROUP } from './statuses'

/** A condition of a row of the table. Without input (a button not pressed yet) only what stands in the facts is judged. */
export type Guard = (facts: DeliveryFacts, input: ActionInput | undefined) => Decision

/** Shortest explanation an admin may give. Description 4.2, T21, T27. */
export const REASON_MIN = 5

/** What an admin may still change once the driver has started. Description 4.2, T2b. */
export const EDITABLE_IN_MISSION = [
  'comment',
  'addressPrecision',
  'clientPhone',
  'representativePhone',
  'carDeliveryDeadline',
  'docs',
  'clientFinalPrice',
] as const

/** Fixed with the driver: from SET on only the client's price may move. Description 4.2, T2b. */
const PRICES_OF_THE_DEAL = ['wantedPrice', 'minPrice', 'maxPrice', 'finalPrice']

function lacking(reason: 'DELIVERY_INCOMPLETE' | 'INSPECTION_INCOMPLETE', missing: readonly string[]): Decision {
  return missing.length === 0 ? ALLOWED : refuseMissing(reason, missing)
}

function explained(reason: string | null | undefined): Decision {
  const text = (reason ?? '').trim()
  if (text === '') return refuseFields({ path: 'reason', code: 'required' })
  return text.length < REASON_MIN ? refuseFields({ path: 'reason', code: 'tooShort' }) : ALLOWED
}

function editableFields(facts: DeliveryFacts, input: ActionInput | undefined): Decision {
  const changed = input?.changed ?? []
  const pastDeal = facts.status === 'SET' || isIn(facts.status, MISSION_GROUP)
  if (pastDeal && changed.some((field) => PRICES_OF_THE_DEAL.includes(field)))
    return refuse('CONFLICT', 'PRICES_LOCKED')
  if (!isIn(facts.status, MISSION_GROUP)) return ALLOWED
  const still: readonly string[] = EDITABLE_IN_MISSION
  return changed.every((field) => still.includes(field)) ? ALLOWED : refuse('CONFLICT', 'NOT_EDITABLE')
}

function code(_facts: DeliveryFacts, input: ActionInput | undefined): Decision {
  if (!input) return ALLOWED
  if (input.code === 'LOCKED') return refuse('RATE_LIMITED', 'CODE_LOCKED')
  if (input.code === 'RIGHT') return ALLOWED
  return refuseFields({ path: 'code', code: input.code === 'WRONG' ? 'invalid' : 'required' })
}

function earlyReason(facts: DeliveryFacts, input: ActionInput | undefined): Decision {
  const handedOver = facts.status === 'SWAP_DELIVERED' || (facts.status === 'DELIVERED' && !isTwoWay(facts))
  return handedOver || !input ? ALLOWED : explained(input.reason)
}

function driverAvailable(_facts: DeliveryFacts, input: ActionInput | undefined): Decision {
  if (input?.driver === undefined) return ALLOWED
  if (input.driver === null) return refuse('NOT_FOUND')
  return input.driver.state === 'ACCEPTED' ? ALLOWED : refuse('CONFLICT', 'DRIVER_UNAVAILABLE')
}

function nextStep(facts: DeliveryFacts, input: ActionInput | undefined): Decision {
  const next = forcedStep(facts)
  const reachable = next !== null && (input?.to === undefined || input.to === next)
  return reachable ? ALLOWED : refuse('CONFLICT', 'ILLEGAL_TRANSITION')
}

/** The driver stands before a vehicle that was not taken yet. Description 4.2, T12, T16. */
function beforeVehicle(facts: DeliveryFacts): Decision {
  const step = nextMissionStep(facts)
  return step === 'PICK_UP' || step === 'SWAP_PICK_UP' ? ALLOWED : refuse('CONFLICT', 'ILLEGAL_TRANSITION')
}

/** Every condition that a row of the table may name. Description 4.2, column "Guard". */
export const GUARDS = {
  isEditable: (facts) => (facts.isEditable ? ALLOWED : refuse('CONFLICT', 'NOT_EDITABLE')),
  editableFields,
  smsNotSent: (facts) => (facts.smsSentAt ? refuse('CONFLICT', 'SMS_ALREADY_SENT') : ALLOWED),
  clientPhone: (facts) => lacking('DELIVERY_INCOMPLETE', facts.clientPhone ? [] : ['clientPhone']),
  clientEmail: (facts) => (facts.clientEmail ? ALLOWED : refuse('CONFLICT', 'EMAIL_MISSING')),
  complete: (facts) => lacking('DELIVERY_INCOMPLETE', missingParts(facts)),
  reopens: (_facts, input) => (input?.driver ? refuse('CONFLICT', 'ILLEGAL_TRANSITION') : ALLOWED),
  namesDriver: (_facts, input) => (input?.driver ? ALLOWED : refuse('CONFLICT', 'ILLEGAL_TRANSITION')),
  otherDriver: (facts, input) =>
    input?.driver?.id === facts.selectedDriverId ? refuseFields({ path: 'driverId', code: 'notAllowed' }) : ALLOWED,
  driverAvailable,
  papersHold: (_facts, input) =>
    input?.papers?.expired.length && !input.papers.despite
      ? refuseMissing('PAPERS_EXPIRED', input.papers.expired)
      : ALLOWED,
  noOverlap: (_facts, input) =>
    input?.overlaps?.length ? { ...refuse('CONFLICT', 'OVERLAP'), overlaps: input.overlaps } : ALLOWED,
  driverFree: (_facts, input) => (input?.driverBusy ? refuse('CONFLICT', 'DRIVER_BUSY') : ALLOWED),
  code,
  departureInspection: (facts) => lacking('INSPECTION_INCOMPLETE', missingBefore(facts.vehicles[0])),
  arrivalInspection: (facts) => lacking('INSPECTION_INCOMPLETE', missingAfter(facts.vehicles[0])),
  returnDepartureInspection: (facts) => lacking('INSPECTION_INCOMPLETE', missingBefore(facts.vehicles[1])),
  returnArrivalInspection: (facts) => lacking('INSPECTION_INCOMPLETE', missingAfter(facts.vehicles[1])),
  twoWay: (facts) => (isTwoWay(facts) ? ALLOWED : refuse('CONFLICT', 'NOT_TWO_WAY')),
  oneWay: (facts) => (isTwoWay(facts) ? refuse('CONFLICT', 'ILLEGAL_TRANSITION') : ALLOWED),
  signedPv: (facts) => (facts.validationDocTypes.includes('PV') ? ALLOWED : refuse('CONFLICT', 'PV_MISSING')),
  clientPrice: (facts) =>
    (facts.clientFinalPrice ?? facts.clientInitialPrice) === null ? refuse('CONFLICT', 'PRICE_MISSING') : ALLOWED,
  earlyReason,
  noInvoice: (facts) => (facts.hasInvoice ? refuse('CONFLICT', 'HAS_INVOICE') : ALLOWED),
  noPayment: (facts) => (facts.hasPayment ? refuse('CONFLICT', 'HAS_INVOICE') : ALLOWED),
  nextStep,
  identified: (_facts, input) => (input?.otherVehicle ? refuse('CONFLICT', 'IDENTITY_MISMATCH') : ALLOWED),
  problemToCome: (facts, input) =>
    reportableFrom(facts).some((kind) => input?.problem === undefined || input.problem === kind)
      ? ALLOWED
      : refuse('CONFLICT', 'ILLEGAL_TRANSITION'),
  forcedReason: (_facts, input) => (input ? explained(input.reason) : ALLOWED),
  beforeVehicle,
} as const satisfies Record<string, Guard>

export type GuardName = keyof typeof GUARDS

/** What an action needs may depend on the moment; which row applies may not, because `nextStatus` knows none. */
export type Need = (facts: DeliveryFacts, input: ActionInput | undefined, now: Date) => Decision

export const NEEDS = {
  ...GUARDS,
  deadlineAhead: (facts, _input, now) =>
    linkWouldBeDead(facts, now) ? refuse('CONFLICT', 'DEADLINE_PASSED') : ALLOWED,
} as const satisfies Record<string, Need>

export type NeedName = keyof typeof NEEDS
