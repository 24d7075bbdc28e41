import { availabilityFor, moveDates } from '@volant/domain/deliveries/overlap'
import { toCents, toEuros } from '@volant/domain/kernel/money'
import { auctionDefaults } from '@volant/domain/pricing/auction'
import type { DeliveryToPlan } from './planning-query'

/** What the dialog was opened for: a delivery, and where and when it was let go. */
export interface PlanRequest {
  readonly id: string
  readonly driverId?: string
  /** How far its bar was moved in time. */
  readonly byMs?: number
}

export interface PlanValues {
  how: 'deal' | 'offer'
  driverId?: string
  carPickUpDate?: string
  carDeliveryDeadline?: string
  clientFinalPrice?: number
  wantedPrice?: number
}

/** What the dialog sends. Description 4.2: T8, T10b, T2b, and an offer on behalf of a driver. */
export type PlanCall = 'ASSIGN' | 'CHANGE' | 'DATES' | 'OFFER'

/** The call to send; null when no action is allowed. */
export function planCall(
  delivery: DeliveryToPlan,
  { how, driverId }: Pick<PlanValues, 'how' | 'driverId'>,
): PlanCall | null {
  const allowed = (action: DeliveryToPlan['allowedActions'][number]) => delivery.allowedActions.includes(action)
  if (delivery.status === 'SET') {
    if (driverId === delivery.selectedDriverId) return allowed('EDIT') ? 'DATES' : null
    return allowed('CHANGE_DRIVER') ? 'CHANGE' : null
  }
  if (how === 'offer') return mayOffer(delivery) ? 'OFFER' : null
  return allowed('ASSIGN_DRIVER') ? 'ASSIGN' : null
}

/** An offer on behalf of a driver belongs to an open auction. */
export const mayOffer = ({ status, allowedActions }: DeliveryToPlan): boolean =>
  status === 'WAITING_FOR_DRIVER' && allowedActions.includes('ASSIGN_DRIVER')

interface Dates {
  readonly carAvailabilityDate: Date
  readonly carPickUpDate: Date
  readonly carDeliveryDeadline: Date
}

function datesOf({ carAvailabilityDate, carPickUpDate, carDeliveryDeadline }: DeliveryToPlan): Dates | null {
  if (!carAvailabilityDate || !carPickUpDate || !carDeliveryDeadline) return null
  return {
    carAvailabilityDate: new Date(carAvailabilityDate),
    carPickUpDate: new Date(carPickUpDate),
    carDeliveryDeadline: new Date(carDeliveryDeadline),
  }
}

/** The initial values: the dates where the bar was let go, the prices of the delivery or those proposed for it. */
export function startOf(delivery: DeliveryToPlan, { driverId, byMs = 0 }: PlanRequest): PlanValues {
  const own = datesOf(delivery)
  const dates = own && (byMs === 0 ? own : moveDates(own, byMs))
  const client = delivery.clientFinalPrice ?? delivery.clientInitialPrice ?? undefined
  const proposed = client === undefined ? undefined : toEuros(auctionDefaults(toCents(client)).wantedPrice)
  return {
    how: 'deal',
    driverId: driverId ?? delivery.selectedDriverId ?? undefined,
    carPickUpDate: dates?.carPickUpDate.toISOString(),
    carDeliveryDeadline: dates?.carDeliveryDeadline.toISOString(),
    clientFinalPrice: client,
    wantedPrice: delivery.finalPrice ?? delivery.wantedPrice ?? proposed,
  }
}

const sameMoment = (one: string | null | undefined, other: string | undefined) =>
  Boolean(one && other) && Date.parse(one ?? '') === Date.parse(other ?? '')

/** The dates as they are sent. */
export function plannedDates(delivery: DeliveryToPlan, { carPickUpDate, carDeliveryDeadline }: PlanValues) {
  const own = datesOf(delivery)
  const available = own && carPickUpDate ? availabilityFor(own, new Date(carPickUpDate)) : own?.carAvailabilityDate
  return { carAvailabilityDate: available?.toISOString(), carPickUpDate, carDeliveryDeadline }
}

export function datesMoved(delivery: DeliveryToPlan, values: PlanValues): boolean {
  const { carPickUpDate, carDeliveryDeadline } = delivery
  return (
    !sameMoment(carPickUpDate, values.carPickUpDate) || !sameMoment(carDeliveryDeadline, values.carDeliveryDeadline)
  )
}

/** Bounds of the auction that hold the price given here. */
export function boundsAround(clientFinalPrice: number, wantedPrice: number) {
  const { minPrice, maxPrice } = auctionDefaults(toCents(clientFinalPrice))
  return { minPrice: Math.min(toEuros(minPrice), wantedPrice), maxPrice: Math.max(toEuros(maxPrice), wantedPrice) }
}
