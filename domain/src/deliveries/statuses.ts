/** The statuses a row can hold. ALERT and CANCELLED are tab keys and never stored. Description 4.1. */
export const STORED_STATUSES = [
  'REQUESTED',
  'PENDING_CUSTOMER_CONFIRMATION',
  'SMS_SENT',
  'CONFIRMED_BY_CUSTOMER',
  'RESCHEDULED_BY_ADMIN',
  'CONFIRMED',
  'WAITING_FOR_DRIVER',
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
  'CANCELLED_BY_ADMIN',
  'CANCELLED_BY_MANDATORY',
  'CANCELLED_BY_CUSTOMER',
] as const

export type DeliveryStatus = (typeof STORED_STATUSES)[number]

/** G1 of the lifecycle: asked for, not yet confirmed. */
export const REQUESTED_GROUP = [
  'REQUESTED',
  'PENDING_CUSTOMER_CONFIRMATION',
  'SMS_SENT',
  'CONFIRMED_BY_CUSTOMER',
  'RESCHEDULED_BY_ADMIN',
] as const satisfies readonly DeliveryStatus[]

/** G2: confirmed, in auction or attributed; nobody has touched the car yet. */
export const DISPATCH_GROUP = ['CONFIRMED', 'WAITING_FOR_DRIVER', 'SET'] as const satisfies readonly DeliveryStatus[]

/** G3: the driver has started. */
export const MISSION_GROUP = [
  'PICKUP_DRIVER',
  'ONGOING',
  'PICKUP_CLIENT',
  'DELIVERED',
  'SWAP_PICKUP_DRIVER',
  'SWAP_IN_TRANSIT',
  'SWAP_PICKUP_CLIENT',
  'SWAP_DELIVERED',
] as const satisfies readonly DeliveryStatus[]

/** GX: ended without a delivery. */
export const CANCELLED_GROUP = [
  'CANCELLED_BY_ADMIN',
  'CANCELLED_BY_MANDATORY',
  'CANCELLED_BY_CUSTOMER',
] as const satisfies readonly DeliveryStatus[]

/** Positions are taken and given only here. Description 7.2. */
export const TRACKED_STATUSES = [
  'PICKUP_DRIVER',
  'ONGOING',
  'PICKUP_CLIENT',
  'SWAP_PICKUP_DRIVER',
  'SWAP_IN_TRANSIT',
  'SWAP_PICKUP_CLIENT',
] as const satisfies readonly DeliveryStatus[]

export const DELIVERY_TYPES = ['STANDARD', 'TO_RETURN', 'TWO_WAY_DELIVERY', 'OKM'] as const
export type DeliveryType = (typeof DELIVERY_TYPES)[number]

export const TWO_WAY_TYPES = ['TO_RETURN', 'EXCHANGE'] as const
export type TwoWayDeliverType = (typeof TWO_WAY_TYPES)[number]

export const CATEGORIES = ['STANDARD', 'EXPRESS', 'OKM'] as const
export type DeliveryCategory = (typeof CATEGORIES)[number]

/** Is the customer a company or a person? */
export const CLIENT_STATUSES = ['PROFESSIONAL', 'PRIVATE'] as const

export const CAR_TYPES = ['A', 'B', 'C'] as const
export type CarType = (typeof CAR_TYPES)[number]

export const MOTORIZATIONS = ['GAS', 'HYBRID', 'ELECTRIC'] as const
export type Motorization = (typeof MOTORIZATIONS)[number]

export const CANCEL_REASONS = [
  'car_not_at_mcc',
  'car_not_ready_technical',
  'car_not_ready_damaged',
  'car_not_ready_dirty',
  'car_not_ready_no_license_plate',
  'customer_not_available',
  'lms_partner_not_available',
  'car_breakdown_during_transfer',
  'other',
] as const
export type CancelReasonCode = (typeof CANCEL_REASONS)[number]

/** "Other" says nothing by itself: a text that is not blank must come with it. Description 5 and 4.2, T22, T23. */
export function lacksWords(cancel: {
  readonly reason: CancelReasonCode
  readonly additionalInfo?: string | null | undefined
}): boolean {
  return cancel.reason === 'other' && !cancel.additionalInfo?.trim()
}

/** True when `status` is one of `group`: keeps the literal types out of callers' way. */
export function isIn(status: DeliveryStatus, group: readonly DeliveryStatus[]): boolean {
  return group.includes(status)
}
