import type { AdminRank, ClientRank } from '../kernel/actor'
import type { LifecycleAction } from './actions'
import type { GuardName, NeedName } from './guards'
import { INSPECTION_STATUSES } from './policy'
import { PROBLEM_STATUSES } from './reportable-problems'
import {
  CANCELLED_GROUP,
  DISPATCH_GROUP,
  type DeliveryStatus,
  MISSION_GROUP,
  REQUESTED_GROUP,
  STORED_STATUSES,
} from './statuses'

/** Whose move it is. CUSTOMER holds the live SMS link; SELECTED_DRIVER carries the mission; ANY_DRIVER is an accepted one. */
export type Mover = 'CLIENT' | 'ADMIN' | 'SELECTED_DRIVER' | 'ANY_DRIVER' | 'CUSTOMER'

export interface Transition {
  /** The number it has everywhere; S1 to S8 change no status. */
  readonly id: string
  readonly action: LifecycleAction
  /** Empty for a creation. */
  readonly from: readonly DeliveryStatus[]
  /** SAME keeps the status; NEXT is the single forward step of the mission. */
  readonly to: DeliveryStatus | 'SAME' | 'NEXT'
  readonly who: Mover
  /** The widest rank number that may do it; null where ranks do not exist. */
  readonly minRank: AdminRank | ClientRank | null
  /** Without these the action does not exist now: it is not listed either. */
  readonly guards: readonly GuardName[]
  /** What the action asks for before it may succeed: listed, and refused with what is missing. */
  readonly needs: readonly NeedName[]
}

const OPEN_TO_DEAL = [
  ...REQUESTED_GROUP,
  'CONFIRMED',
  'WAITING_FOR_DRIVER',
] as const satisfies readonly DeliveryStatus[]
const CHANGEABLE = [
  ...REQUESTED_GROUP,
  ...DISPATCH_GROUP,
  ...MISSION_GROUP,
] as const satisfies readonly DeliveryStatus[]
/** Before the first vehicle is taken, and before the one that comes back. */
const PICK_UP_STATUSES = ['SET', 'DELIVERED'] as const
const BEFORE_THE_LAST_HANDS = ['SET', ...MISSION_GROUP.filter((status) => status !== 'SWAP_DELIVERED')] as const

const admin = (minRank: AdminRank) => ({ who: 'ADMIN', minRank }) as const
const client = { who: 'CLIENT', minRank: 6 } as const
const driver = { who: 'SELECTED_DRIVER', minRank: null } as const
const customer = { who: 'CUSTOMER', minRank: null } as const
const free = { guards: [], needs: [] } as const

/**
 * The only place where a change of status is allowed. Buttons, REST, GraphQL, socket and the test matrix read it.
 * Description 4.2 (T1 to T27); S1 to S8 are the actions that leave the status alone.
 */
export const TRANSITIONS = [
  { id: 'T1', action: 'CREATE', from: [], to: 'REQUESTED', ...client, ...free },
  { id: 'T1', action: 'CREATE', from: [], to: 'REQUESTED', ...admin(3), ...free },
  { id: 'T2', action: 'EDIT', from: ['REQUESTED'], to: 'SAME', ...client, guards: ['isEditable'], needs: [] },
  { id: 'T2', action: 'EDIT', from: ['REQUESTED'], to: 'SAME', ...admin(3), guards: ['isEditable'], needs: [] },
  {
    id: 'T2b',
    action: 'EDIT',
    from: CHANGEABLE.filter((status) => status !== 'REQUESTED'),
    to: 'SAME',
    ...admin(2),
    guards: [],
    needs: ['editableFields', 'noOverlap'],
  },
  {
    id: 'T3',
    action: 'SEND_CONFIRMATION_SMS',
    from: ['REQUESTED', 'RESCHEDULED_BY_ADMIN'],
    to: 'PENDING_CUSTOMER_CONFIRMATION',
    ...admin(3),
    guards: ['smsNotSent'],
    needs: ['complete', 'clientPhone', 'deadlineAhead'],
  },
  {
    id: 'T4',
    action: 'CUSTOMER_CONFIRM',
    from: ['PENDING_CUSTOMER_CONFIRMATION'],
    to: 'CONFIRMED_BY_CUSTOMER',
    ...customer,
    ...free,
  },
  {
    id: 'T5',
    action: 'CUSTOMER_REFUSE',
    from: ['PENDING_CUSTOMER_CONFIRMATION'],
    to: 'CANCELLED_BY_CUSTOMER',
    ...customer,
    ...free,
  },
  { id: 'T6', action: 'CONFIRM', from: REQUESTED_GROUP, to: 'CONFIRMED', ...admin(2), guards: [], needs: ['complete'] },
  {
    id: 'T7',
    action: 'ALLOW',
    from: OPEN_TO_DEAL,
    to: 'WAITING_FOR_DRIVER',
    ...admin(2),
    guards: [],
    needs: ['complete'],
  },
  {
    id: 'T8',
    action: 'ASSIGN_DRIVER',
    from: OPEN_TO_DEAL,
    to: 'SET',
    ...admin(2),
    guards: [],
    needs: ['complete', 'driverAvailable', 'papersHold', 'noOverlap'],
  },
  {
    id: 'T9',
    action: 'ACCEPT_OFFER',
    from: ['WAITING_FOR_DRIVER'],
    to: 'SET',
    ...admin(2),
    guards: [],
    needs: ['driverAvailable', 'papersHold'],
  },
  {
    id: 'T10',
    action: 'CHANGE_DRIVER',
    from: ['SET'],
    to: 'WAITING_FOR_DRIVER',
    ...admin(2),
    guards: ['reopens'],
    needs: [],
  },
  {
    id: 'T10b',
    action: 'CHANGE_DRIVER',
    from: ['SET'],
    to: 'SET',
    ...admin(2),
    guards: ['namesDriver'],
    needs: ['otherDriver', 'complete', 'driverAvailable', 'papersHold', 'noOverlap'],
  },
  { id: 'T11', action: 'WITHDRAW', from: ['SET'], to: 'WAITING_FOR_DRIVER', ...driver, ...free },
  {
    id: 'T12',
    action: 'PICK_UP',
    from: ['SET'],
    to: 'PICKUP_DRIVER',
    ...driver,
    guards: [],
    needs: ['identified', 'departureInspection', 'driverFree', 'code'],
  },
  { id: 'T13', action: 'DEPART', from: ['PICKUP_DRIVER'], to: 'ONGOING', ...driver, ...free },
  { id: 'T14', action: 'ARRIVE', from: ['ONGOING'], to: 'PICKUP_CLIENT', ...driver, ...free },
  {
    id: 'T15',
    action: 'HAND_OVER',
    from: ['PICKUP_CLIENT'],
    to: 'DELIVERED',
    ...driver,
    guards: [],
    needs: ['arrivalInspection', 'code'],
  },
  {
    id: 'T16',
    action: 'SWAP_PICK_UP',
    from: ['DELIVERED'],
    to: 'SWAP_PICKUP_DRIVER',
    ...driver,
    guards: ['twoWay'],
    needs: ['identified', 'returnDepartureInspection', 'driverFree'],
  },
  { id: 'T17', action: 'SWAP_DEPART', from: ['SWAP_PICKUP_DRIVER'], to: 'SWAP_IN_TRANSIT', ...driver, ...free },
  { id: 'T18', action: 'SWAP_ARRIVE', from: ['SWAP_IN_TRANSIT'], to: 'SWAP_PICKUP_CLIENT', ...driver, ...free },
  {
    id: 'T19',
    action: 'SWAP_HAND_OVER',
    from: ['SWAP_PICKUP_CLIENT'],
    to: 'SWAP_DELIVERED',
    ...driver,
    guards: [],
    needs: ['returnArrivalInspection', 'code'],
  },
  {
    id: 'T20',
    action: 'FINISH',
    from: ['DELIVERED'],
    to: 'COMPLETED',
    ...driver,
    guards: ['oneWay'],
    needs: ['signedPv', 'clientPrice'],
  },
  {
    id: 'T20',
    action: 'FINISH',
    from: ['SWAP_DELIVERED'],
    to: 'COMPLETED',
    ...driver,
    guards: [],
    needs: ['signedPv', 'clientPrice'],
  },
  {
    id: 'T21',
    action: 'TERMINATE',
    from: [...DISPATCH_GROUP, ...MISSION_GROUP],
    to: 'COMPLETED',
    ...admin(2),
    guards: [],
    needs: ['earlyReason', 'clientPrice'],
  },
  { id: 'T22', action: 'CANCEL', from: ['REQUESTED'], to: 'CANCELLED_BY_MANDATORY', ...client, ...free },
  {
    id: 'T23',
    action: 'CANCEL',
    from: [...CHANGEABLE, 'COMPLETED'],
    to: 'CANCELLED_BY_ADMIN',
    ...admin(2),
    ...free,
  },
  {
    id: 'T24',
    action: 'ACTIVATE',
    from: ['CANCELLED_BY_CUSTOMER', 'CANCELLED_BY_MANDATORY'],
    to: 'REQUESTED',
    ...client,
    guards: ['noInvoice'],
    needs: [],
  },
  {
    id: 'T24',
    action: 'ACTIVATE',
    from: CANCELLED_GROUP,
    to: 'REQUESTED',
    ...admin(2),
    guards: ['noInvoice'],
    needs: [],
  },
  {
    id: 'T25',
    action: 'CANCEL_RESTITUTION',
    from: OPEN_TO_DEAL,
    to: 'SAME',
    ...admin(2),
    guards: ['twoWay'],
    needs: [],
  },
  {
    id: 'T26',
    action: 'DELETE',
    from: [...REQUESTED_GROUP, ...DISPATCH_GROUP, ...CANCELLED_GROUP],
    to: 'SAME',
    ...admin(2),
    guards: ['noInvoice', 'noPayment'],
    needs: [],
  },
  {
    id: 'T27',
    action: 'FORCE_STEP',
    from: BEFORE_THE_LAST_HANDS,
    to: 'NEXT',
    ...admin(2),
    guards: ['nextStep'],
    needs: ['forcedReason'],
  },
  {
    id: 'S1',
    action: 'SEND_RATING_EMAIL',
    from: ['COMPLETED'],
    to: 'SAME',
    ...admin(3),
    guards: ['clientEmail'],
    needs: [],
  },
  { id: 'S2', action: 'RESEND_TRACKING', from: ['SET', ...MISSION_GROUP], to: 'SAME', ...admin(3), ...free },
  { id: 'S3', action: 'OFFER', from: ['WAITING_FOR_DRIVER'], to: 'SAME', who: 'ANY_DRIVER', minRank: null, ...free },
  { id: 'S3', action: 'OFFER', from: ['WAITING_FOR_DRIVER'], to: 'SAME', ...admin(3), ...free },
  { id: 'S4', action: 'FILE_DOCUMENTS', from: STORED_STATUSES, to: 'SAME', ...admin(3), ...free },
  { id: 'S4', action: 'FILE_DOCUMENTS', from: MISSION_GROUP, to: 'SAME', ...driver, ...free },
  { id: 'S5', action: 'EDIT_PHOTOS', from: STORED_STATUSES, to: 'SAME', ...admin(3), ...free },
  { id: 'S5', action: 'EDIT_PHOTOS', from: INSPECTION_STATUSES, to: 'SAME', ...driver, ...free },
  {
    id: 'S6',
    action: 'REPORT_PROBLEM',
    from: PROBLEM_STATUSES,
    to: 'SAME',
    ...driver,
    guards: ['problemToCome'],
    needs: [],
  },
  {
    id: 'S7',
    action: 'SEE_OTHER_VEHICLE',
    from: PICK_UP_STATUSES,
    to: 'SAME',
    ...driver,
    guards: ['beforeVehicle'],
    needs: [],
  },
  {
    id: 'S8',
    action: 'ACCEPT_VEHICLE',
    from: PICK_UP_STATUSES,
    to: 'SAME',
    ...admin(2),
    guards: ['beforeVehicle'],
    needs: [],
  },
] as const satisfies readonly Transition[]
