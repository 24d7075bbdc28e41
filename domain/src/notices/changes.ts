/** What a driver has to know of a mission before they set out. */
export interface MissionPlan {
  readonly carPickUpDate: Date
  readonly carDeliveryDeadline: Date
  readonly fromAddressId: string | null
  readonly toAddressId: string | null
  readonly toReturnFromAddressId: string | null
  readonly toReturnToAddressId: string | null
}

const ADDRESSES = ['fromAddressId', 'toAddressId', 'toReturnFromAddressId', 'toReturnToAddressId'] as const
const DATES = ['carPickUpDate', 'carDeliveryDeadline'] as const

/** Other dates or addresses: whoever holds the mission plans anew. An address is never written over, so another one has another id. */
export function isPlannedAnew(before: MissionPlan, after: MissionPlan): boolean {
  return (
    ADDRESSES.some((name) => before[name] !== after[name]) ||
    DATES.some((name) => before[name].getTime() !== after[name].getTime())
  )
}
