import { isTwoWay } from '../deliveries/facts'
import type { DeliveryType, Motorization } from '../deliveries/statuses'
import type { InspectionSide } from '../deliveries/policy'
import { openPoints, type CheckList, type CheckPoint } from './check-list'
import { isFartherThanRoute, isFuelMissing } from './plausible'

/** The words that a figure at arrival may ask for. */
export type Reason = 'mileageReason' | 'fuelReason'

interface Mission {
  readonly type: DeliveryType
  /** Metres, both ways on a round trip. */
  readonly distance: number | null
  readonly options: readonly { readonly id: string }[]
}

interface Driven {
  readonly mileageBefore: number
  readonly mileageAfter: number
  /** Eighths. */
  readonly essenceBefore: number | null
  readonly essenceAfter: number | null
}

/** Figures at arrival that ask for a word. Decisions, The day without a network. */
export function reasonsAsked(mission: Mission, vehicle: Driven, side: InspectionSide): readonly Reason[] {
  if (side === 'before') return []
  const { distance, options } = mission
  // both ways are counted together, and each vehicle is driven one of them
  const routeKm = distance === null ? null : distance / 1000 / (isTwoWay(mission) ? 2 : 1)
  const { mileageBefore, mileageAfter, essenceBefore, essenceAfter } = vehicle
  const chosen = options.map(({ id }) => id)
  return [
    ...(isFartherThanRoute(mileageBefore, mileageAfter, routeKm) ? (['mileageReason'] as const) : []),
    ...(isFuelMissing(essenceBefore, essenceAfter, chosen) ? (['fuelReason'] as const) : []),
  ]
}

/** What must still be answered before both sides sign. */
export function openAnswers(
  mission: Mission,
  vehicle: Driven & { readonly type: Motorization },
  side: InspectionSide,
  list: CheckList,
): readonly (CheckPoint | Reason)[] {
  return [
    ...openPoints(vehicle.type, list),
    ...reasonsAsked(mission, vehicle, side).filter((reason) => !list[reason]?.trim()),
  ]
}
