import { occupation, overlapping } from '@volant/domain/deliveries/overlap'
import { daysOffDuring, type DaysOff } from '@volant/domain/drivers/availability'
import { metresByRoad } from '@volant/domain/places/distance'
import { bookedOf, endOf, plannedOf, pointOf } from './planned'
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

/** What is known of a driver from their row alone: what stands in the way, and how far the mission before leaves them. */
export function judgeRow(delivery: PlannedDeliveryFragment, { missions, daysOff }: Candidate, now: Date) {
  const wanted = bookedOf(delivery)
  const held = occupation(wanted, now)
  const taken = overlapping(wanted, missions.map(bookedOf), now).map(({ publicId }) => publicId)
  const before = missionBefore(delivery, missions, new Date(delivery.carPickUpDate ?? now).getTime(), now)
  const away = held && daysOffDuring(daysOff, held)
  return { taken, away, metres: metresByRoad(before ? pointOf(endOf(before)) : null, pointOf(delivery.fromAddress)) }
}
