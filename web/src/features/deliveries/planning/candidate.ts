import { occupation, overlapping } from '@volant/domain/deliveries/overlap'
import { daysOffDuring, type DaysOff } from '@volant/domain/drivers/availability'
import { metresByRoad } from '@volant/domain/places/distance'
import { bookedOf, endOf, plannedOf, pointOf, type Scale } from './planned'
import type { PlannedDeliveryFragment } from './queries.generated'

type Missions = readonly PlannedDeliveryFragment[]

function missionBefore(delivery: PlannedDeliveryFragment, missions: Missions, pickUp: number, now: Date) {
  return missions
    .filter(({ id }) => id !== delivery.id)
    .flatMap((mission) => plannedOf(mission, now))
    .filter(({ to }) => to <= pickUp)
    .toSorted((a, b) => b.to - a.to)[0]
}

/** A driver's own row: what they carry out, and when they are away. */
interface Candidate {
  readonly missions: Missions
  readonly daysOff: readonly DaysOff[]
}

/** What the row says of its driver: what stands in the way, nothing, or how far the mission before leaves them. */
export type RowVerdict =
  | { readonly kind: 'taken'; readonly contracts: readonly string[] }
  | { readonly kind: 'away'; readonly period: DaysOff }
  | { readonly kind: 'outside' }
  | { readonly kind: 'free'; readonly metres: number | null }

/**
 * What is known of a driver from their row alone. It holds the missions of the days shown: whether they are free at a time
 * that is not all among these, nobody can say from it.
 */
export function judgeRow(
  delivery: PlannedDeliveryFragment,
  { missions, daysOff }: Candidate,
  shown: Scale,
  now: Date,
): RowVerdict {
  const wanted = bookedOf(delivery)
  const held = occupation(wanted, now)
  const taken = overlapping(wanted, missions.map(bookedOf), now)
  if (taken.length > 0) return { kind: 'taken', contracts: taken.map(({ publicId }) => publicId) }
  const period = held && daysOffDuring(daysOff, held)
  if (period) return { kind: 'away', period }
  if (!held || held.from.getTime() < shown.from || held.to.getTime() > shown.to) return { kind: 'outside' }
  const before = missionBefore(delivery, missions, held.from.getTime(), now)
  return {
    kind: 'free',
    metres: metresByRoad(before ? pointOf(endOf(before)) : null, pointOf(delivery.fromAddress)),
  }
}
