const AT_THE_DESK = [
  'CONFIRM',
  'ALLOW',
  'ASSIGN_DRIVER',
  'CHANGE_DRIVER',
  'EDIT',
  'CANCEL',
  'CANCEL_RESTITUTION',
  'DELETE',
  'ACTIVATE',
  'TERMINATE',
  'SEND_CONFIRMATION_SMS',
  'SEND_RATING_EMAIL',
  'RESEND_TRACKING',
] as const

/**
 * What the office and the clients do, last of all the office in the driver's place: the buttons of the detail page.
 * Description 4.3; contract/schema.graphql, DeliveryAction.
 */
export const OFFICE_ACTIONS = [...AT_THE_DESK, 'FORCE_STEP'] as const

/** The steps of a mission, in the order they are walked. */
export const MISSION_STEPS = [
  'PICK_UP',
  'DEPART',
  'ARRIVE',
  'HAND_OVER',
  'SWAP_PICK_UP',
  'SWAP_DEPART',
  'SWAP_ARRIVE',
  'SWAP_HAND_OVER',
  'FINISH',
] as const
export type MissionStep = (typeof MISSION_STEPS)[number]

/** What a driver does: bid, take back the word given, and the steps of the mission. */
export const DRIVER_ACTIONS = ['OFFER', 'WITHDRAW', ...MISSION_STEPS] as const

/** The enumeration of the API: what `allowedActions` lists. */
export const DELIVERY_ACTIONS = [...OFFICE_ACTIONS, ...DRIVER_ACTIONS] as const
export type DeliveryAction = (typeof DELIVERY_ACTIONS)[number]

/**
 * All of them, in the order in which a check of the database names them. Creation, the customer's answer, an offer taken, the
 * validation documents filed, photos put right, a problem reported and a vehicle that is another than ordered are not listed among what
 * may be done.
 */
export const LIFECYCLE_ACTIONS = [
  ...AT_THE_DESK,
  ...DRIVER_ACTIONS,
  'CREATE',
  'CUSTOMER_CONFIRM',
  'CUSTOMER_REFUSE',
  'ACCEPT_OFFER',
  'FORCE_STEP',
  'FILE_DOCUMENTS',
  'EDIT_PHOTOS',
  'REPORT_PROBLEM',
  'SEE_OTHER_VEHICLE',
  'ACCEPT_VEHICLE',
] as const
export type LifecycleAction = (typeof LIFECYCLE_ACTIONS)[number]
