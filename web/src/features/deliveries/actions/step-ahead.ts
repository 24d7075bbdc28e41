import { forcedStep } from '@volant/domain/deliveries/mission'
import type { DeliveryStatus } from '@volant/domain/deliveries/statuses'
import { storedStatus, type DeliveryRef } from '../links'

/** The status that the office may take the mission on to in the driver's place; null where no step is left. */
export function stepAhead({ status, type }: DeliveryRef): DeliveryStatus | null {
  const stored = storedStatus(status)
  return stored && forcedStep({ status: stored, type })
}
