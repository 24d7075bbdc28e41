import { hasOneDate } from '@volant/domain/deliveries/one-date'

interface Dates {
  readonly carPickUpDate: string | null
  readonly carDeliveryDeadline: string | null
}

/** The date that a delivery is looked at for before it leaves: its pick-up, or by when it is due where one date was given for all. */
export function firstDate({ carPickUpDate, carDeliveryDeadline }: Dates) {
  return hasOneDate(carPickUpDate, carDeliveryDeadline)
    ? { kind: 'before' as const, at: carDeliveryDeadline }
    : { kind: 'pickUp' as const, at: carPickUpDate }
}
