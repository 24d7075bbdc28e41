import type { DeliveryStatus, DeliveryType } from '@volant/domain/deliveries/statuses'
import type { Tone } from '../../ui/badges/status-badge'
import type { TypeColour } from '../../ui/badges/type-badge'

/** The statuses of the API, which include two tab keys. */
export type ShownStatus = DeliveryStatus | 'ALERT' | 'CANCELLED'

export const TONE_OF: Record<ShownStatus, Tone> = {
  REQUESTED: 'grey',
  PENDING_CUSTOMER_CONFIRMATION: 'amber',
  SMS_SENT: 'amber',
  CONFIRMED_BY_CUSTOMER: 'teal',
  RESCHEDULED_BY_ADMIN: 'amber',
  CONFIRMED: 'teal',
  WAITING_FOR_DRIVER: 'orange',
  SET: 'indigo',
  ALERT: 'red',
  PICKUP_DRIVER: 'sky',
  ONGOING: 'sky',
  PICKUP_CLIENT: 'sky',
  DELIVERED: 'green',
  SWAP_PICKUP_DRIVER: 'sky',
  SWAP_IN_TRANSIT: 'sky',
  SWAP_PICKUP_CLIENT: 'sky',
  SWAP_DELIVERED: 'green',
  COMPLETED: 'green',
  CANCELLED: 'red',
  CANCELLED_BY_ADMIN: 'red',
  CANCELLED_BY_MANDATORY: 'red',
  CANCELLED_BY_CUSTOMER: 'red',
}

/** Description 1: these four colours are used for nothing else. */
export const COLOUR_OF: Record<DeliveryType, TypeColour> = {
  STANDARD: 'blue',
  TO_RETURN: 'amber',
  TWO_WAY_DELIVERY: 'violet',
  OKM: 'green',
}
