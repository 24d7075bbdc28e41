import type { DeliveryTab } from '@volant/domain/deliveries/tabs'

/** The columns of a tab that count time, each with the field that it shows and is therefore sorted by. */
interface TimeSorts {
  /** Until the pick-up; once the car is on its way when it arrives, by how much early or late. */
  readonly remaining?: 'carPickUpDate' | 'punctuality'
  /** By how much it would be early or late as things stand. */
  readonly punctuality?: 'punctuality'
}

const UNCONFIRMED: TimeSorts = { punctuality: 'punctuality' }
const BEFORE_PICK_UP: TimeSorts = { remaining: 'carPickUpDate', punctuality: 'punctuality' }

const SORTS: Partial<Record<DeliveryTab, TimeSorts>> = {
  REQUESTED: UNCONFIRMED,
  PENDING_CUSTOMER_CONFIRMATION: UNCONFIRMED,
  CONFIRMED_BY_CUSTOMER: UNCONFIRMED,
  RESCHEDULED_BY_ADMIN: UNCONFIRMED,
  CONFIRMED: BEFORE_PICK_UP,
  WAITING_FOR_DRIVER: BEFORE_PICK_UP,
  SET: BEFORE_PICK_UP,
  ALERT: BEFORE_PICK_UP,
  ONGOING: { remaining: 'punctuality' },
}

/** Nothing counts down before the confirmation, and nothing at all after the end. */
export const timeSorts = (tab: DeliveryTab): TimeSorts => SORTS[tab] ?? {}
