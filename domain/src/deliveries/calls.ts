import type { LifecycleAction } from './actions'
import type { DeliveryStatus } from './statuses'

/** `allowDelivery` opens the auction; on a delivery that has its driver it takes the mission back. Description 4.2: T7, T10. */
export function actionOfAllow(status: DeliveryStatus): 'ALLOW' | 'CHANGE_DRIVER' {
  return status === 'SET' ? 'CHANGE_DRIVER' : 'ALLOW'
}

/** `updateDeliveryStatus` means three things, told apart by the status it asks for. Description 4.2: T21, T24, T27. */
export function actionOfStatus(target: string): Extract<LifecycleAction, 'ACTIVATE' | 'TERMINATE' | 'FORCE_STEP'> {
  if (target === 'REQUESTED') return 'ACTIVATE'
  return target === 'COMPLETED' ? 'TERMINATE' : 'FORCE_STEP'
}

/** The customer's answer by the link of the SMS; null for any other status (400). Description 4.2: T4, T5. */
export function actionOfAnswer(status: string): 'CUSTOMER_CONFIRM' | 'CUSTOMER_REFUSE' | null {
  if (status === 'CONFIRMED_BY_CUSTOMER') return 'CUSTOMER_CONFIRM'
  return status === 'CANCELLED_BY_CUSTOMER' ? 'CUSTOMER_REFUSE' : null
}
