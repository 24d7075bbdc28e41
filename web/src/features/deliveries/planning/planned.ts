import { calendarWindow, type CalendarDay } from '@volant/domain/deliveries/calendar'
import { occupation, transferBetween, type Booked, type Transfer } from '@volant/domain/deliveries/overlap'
import type { PunctualityState } from '@volant/domain/deliveries/punctuality'
import { timeOff, type DaysOff } from '@volant/domain/drivers/availability'
import type { Point } from '@volant/domain/places/distance'
import { fold } from '@volant/domain/search/terms'
import { formatMinute, formatTime, isSameDay, MISSING } from '../../../lib/format'
import { layOut } from '../calendar/lanes'
import type { ShownStatus } from '../colours'
import { storedStatus } from '../links'
import type { PlannedDeliveryFragment, PlannedDriversQuery } from './queries.generated'

export type PlannedDriver = PlannedDriversQuery['findAllDrivers']['records'][number]
type Place = PlannedDeliveryFragment['fromAddress']

/** A delivery with the time for which it holds a driver, in milliseconds. */
export interface Planned extends PlannedDeliveryFragment {
  readonly from: number
  readonly to: number
  readonly verdict: PunctualityState
}

/** The driver's missions in the order of time, with what the row draws. */
export interface PlannedRow {
  readonly driver: PlannedDriver
  readonly missions: readonly { readonly mission: Planned; readonly lane: number }[]
  readonly lanes: number
  readonly transfers: readonly { readonly from: number; readonly to: number; readonly way: Transfer }[]
}

const dateOf = (text: string | null) => (text === null ? null : new Date(text))

/** What the domain's rules of time must know. */
export function bookedOf(delivery: PlannedDeliveryFragment): Booked & { id: string; publicId: string } {
  const { id, publicId, type, carPickUpDate, carDeliveryDeadline, handedOverAt, completedAt, duration } = delivery
  return {
    id,
    publicId,
    type,
    // the two tab keys are no status of a mission
    status: storedStatus(delivery.status as ShownStatus) ?? 'REQUESTED',
    carPickUpDate: dateOf(carPickUpDate),
    carDeliveryDeadline: dateOf(carDeliveryDeadline),
    handedOverAt: dateOf(handedOverAt),
    completedAt: dateOf(completedAt),
    duration,
  }
}

/** Empty for a delivery without dates. */
export function plannedOf(delivery: PlannedDeliveryFragment, now: Date): Planned[] {
  const held = occupation(bookedOf(delivery), now)
  if (!held) return []
  const verdict = delivery.punctuality?.state ?? 'NONE'
  return [{ ...delivery, verdict, from: held.from.getTime(), to: held.to.getTime() }]
}

export const pointOf = (place: Place): Point | null =>
  place && place.latitude !== null && place.longitude !== null
    ? { latitude: place.latitude, longitude: place.longitude }
    : null

/** Where a mission leaves its driver: a second vehicle goes back. */
export const endOf = (delivery: PlannedDeliveryFragment): Place => delivery.toReturnToAddress ?? delivery.toAddress

export const placesOf = ({ fromAddress, toAddress }: PlannedDeliveryFragment): string =>
  `${fromAddress?.city ?? MISSING} → ${toAddress?.city ?? MISSING}`

/** `06:45 – 11:30`, and with the days where it ends on another one than it begins. */
export const timesOf = ({ from, to }: Pick<Planned, 'from' | 'to'>): string =>
  [from, to].map((at) => (isSameDay(from, to) ? formatTime(at) : formatMinute(at))).join(' – ')

function transfersOf(missions: readonly Planned[]): PlannedRow['transfers'] {
  return missions.slice(1).flatMap((later, index) => {
    const earlier = missions[index]
    // two at once stand below each other, which says enough
    if (!earlier || later.from < earlier.to) return []
    const way = transferBetween(
      { to: new Date(earlier.to), place: pointOf(endOf(earlier)) },
      { from: new Date(later.from), place: pointOf(later.fromAddress) },
    )
    return way ? [{ from: earlier.to, to: later.from, way }] : []
  })
}

/**
 * Who holds missions of these days and can be given no other, a disabled driver for instance, by name. Whoever types a name looks
 * for them as well.
 */
export function formerDrivers(missions: readonly Planned[], name: string): PlannedDriver[] {
  const found = new Map<string, PlannedDriver>()
  for (const { selectedDriver: driver } of missions) {
    if (!driver || driver.state === 'ACCEPTED' || !fold(driver.fullName).includes(fold(name))) continue
    found.set(driver.id, { ...driver, address: null, daysOff: [] })
  }
  return [...found.values()].toSorted((a, b) => a.fullName.localeCompare(b.fullName))
}

/** One row for each driver, in their order. */
export function rowsOf(drivers: readonly PlannedDriver[], missions: readonly Planned[]): PlannedRow[] {
  const byDriver = new Map<string | null, Planned[]>()
  for (const mission of missions) {
    const others = byDriver.get(mission.selectedDriverId)
    if (others) others.push(mission)
    else byDriver.set(mission.selectedDriverId, [mission])
  }
  return drivers.map((driver) => {
    const own = (byDriver.get(driver.id) ?? []).toSorted((a, b) => a.from - b.from)
    const placed = layOut(own, Number.POSITIVE_INFINITY).flatMap((cluster) => cluster.placed)
    return {
      driver,
      missions: placed.map(({ item, lane }) => ({ mission: item, lane })),
      lanes: Math.max(1, ...placed.map(({ lanes }) => lanes)),
      transfers: transfersOf(own),
    }
  })
}

/** The stretch of time that the grid shows, and where a moment stands in it. */
export interface Scale {
  readonly from: number
  readonly to: number
}

export function scaleOf(days: readonly CalendarDay[]): Scale {
  const { from, to } = calendarWindow(days)
  return { from: from.getTime(), to: to.getTime() + 1 }
}

/** As a share of the width; what lies outside is cut. */
export function shareOf({ from, to }: Scale, at: number): number {
  return Math.min(1, Math.max(0, (at - from) / (to - from)))
}

/** The days off of a driver of which the grid shows a part. */
export const awayIn = ({ from, to }: Scale, { daysOff }: Pick<PlannedDriver, 'daysOff'>): readonly DaysOff[] =>
  daysOff.filter((period) => {
    const off = timeOff(period)
    return off.from.getTime() < to && off.to.getTime() > from
  })
