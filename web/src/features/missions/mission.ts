import { EXTRA_VIEWS, INSPECTION_VIEWS, isTwoWay, type VehicleFacts } from '@volant/domain/deliveries/facts'
import { MISSION_STEPS, type MissionStep } from '@volant/domain/deliveries/actions'
import { nextMissionStep, vehicleOfStep } from '@volant/domain/deliveries/mission'
import { missingAfter, missingBefore } from '@volant/domain/deliveries/inspection'
import { STORED_STATUSES, type DeliveryStatus, type DeliveryType } from '@volant/domain/deliveries/statuses'
import type { MissionDeliveryFragment } from './queries.generated'

export type Mission = MissionDeliveryFragment
export type MissionVehicle = Mission['vehicles'][number]
export type MissionPlace = NonNullable<Mission['fromAddress']>
export type Side = 'before' | 'after'

export const VIEWS = [...INSPECTION_VIEWS, ...EXTRA_VIEWS] as const
export type View = (typeof VIEWS)[number]

/** The status as one of the lifecycle: the API's enumeration also has two tab keys, which no delivery has. */
export function statusOf({ status }: { status: Mission['status'] }): DeliveryStatus {
  return STORED_STATUSES.find((stored) => stored === status) ?? 'SET'
}

/** The side of the inspection that belongs to a step: the vehicle is taken before the way, and handed over after it. */
export const sideOf = (step: string): Side => (step.endsWith('PICK_UP') ? 'before' : 'after')

export const isStep = (action: string): action is MissionStep => MISSION_STEPS.some((step) => step === action)

/** The next step, or null when the server does not allow it. */
export function stepOf(mission: Pick<Mission, 'status' | 'type' | 'allowedActions'>): MissionStep | null {
  const step = nextMissionStep({ status: statusOf(mission), type: mission.type })
  return step !== null && mission.allowedActions.includes(step) ? step : null
}

/** Every step of a mission of this type in order. */
export function stepsOf(type: DeliveryType): MissionStep[] {
  const twoWay = isTwoWay({ type })
  const road: DeliveryStatus[] = ['SET', 'PICKUP_DRIVER', 'ONGOING', 'PICKUP_CLIENT', 'DELIVERED']
  const back: DeliveryStatus[] = ['SWAP_PICKUP_DRIVER', 'SWAP_IN_TRANSIT', 'SWAP_PICKUP_CLIENT', 'SWAP_DELIVERED']
  return (twoWay ? [...road, ...back] : road)
    .map((status) => nextMissionStep({ status, type }))
    .filter((step): step is MissionStep => step !== null)
}

export function imagesOf(vehicle: MissionVehicle, side: Side) {
  return side === 'before' ? vehicle.imagesBefore : vehicle.imagesAfter
}

const namesOf = (images: MissionVehicle['imagesBefore']) => VIEWS.filter((view) => Boolean(images[view]))

function factsOf(vehicle: MissionVehicle): VehicleFacts {
  return {
    toRetrieve: vehicle.toRetrieve,
    complete: true,
    photosBefore: namesOf(vehicle.imagesBefore),
    photosAfter: namesOf(vehicle.imagesAfter),
    mileageBefore: vehicle.mileageBefore,
    mileageAfter: vehicle.mileageAfter,
    essenceBefore: vehicle.essenceBefore,
    essenceAfter: vehicle.essenceAfter,
  }
}

/** The missing fields of the inspection by the domain's rule: `imagesBefore.top`, `mileageAfter`. */
export function missingOf(vehicle: MissionVehicle, side: Side): string[] {
  return side === 'before' ? missingBefore(factsOf(vehicle)) : missingAfter(factsOf(vehicle))
}

/** One vehicle with its way. */
export interface Trip {
  /** The vehicle that is brought back. */
  readonly back: boolean
  readonly vehicle: MissionVehicle | undefined
  readonly from: MissionPlace | null
  readonly to: MissionPlace | null
}

function tripOf(mission: Mission, back: boolean): Trip {
  const vehicle =
    mission.vehicles.find(({ toRetrieve }) => toRetrieve === back) ?? (back ? undefined : mission.vehicles[0])
  return back
    ? { back, vehicle, from: mission.toReturnFromAddress, to: mission.toReturnToAddress }
    : { back, vehicle, from: mission.fromAddress, to: mission.toAddress }
}

/** The vehicle of this step and its way. */
export function tripFor(mission: Mission, step: MissionStep): Trip {
  return tripOf(mission, vehicleOfStep(step) === 1)
}

/** All trips of the mission; that of this step comes first. */
export function tripsFrom(mission: Mission, step: MissionStep): readonly Trip[] {
  const first = tripFor(mission, step)
  return isTwoWay(mission) ? [first, tripOf(mission, !first.back)] : [first]
}

/** `Peugeot 308`; empty when unknown. */
export function nameOf(vehicle: { marque: string | null; model: string | null }): string {
  return [vehicle.marque, vehicle.model].filter(Boolean).join(' ')
}
