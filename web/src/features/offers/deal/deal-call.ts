import type { DealDelivery } from './deal-query'

/** Why the form was opened: for a delivery that is not dispatched, to correct one, or to find another driver. */
export type DealIntent = 'create' | 'edit' | 'change'

/** What the form sends. Description 4.2: T7, T8, T10, T10b, T2b. */
export type DealCall = 'ALLOW' | 'ASSIGN_DRIVER' | 'REOPEN' | 'CHANGE_DRIVER' | 'EDIT'

/** The call to send, from the delivery's status and the chosen driver; null when no action is allowed. */
export function dealCall(
  { status, allowedActions: allowed }: Pick<DealDelivery, 'status' | 'allowedActions'>,
  intent: DealIntent,
  driverId: string | undefined,
): DealCall | null {
  if (intent === 'change' && allowed.includes('CHANGE_DRIVER')) return driverId ? 'CHANGE_DRIVER' : 'REOPEN'
  const reprices = intent === 'create' || status === 'WAITING_FOR_DRIVER'
  if (reprices && allowed.includes('ALLOW')) return driverId ? 'ASSIGN_DRIVER' : 'ALLOW'
  return intent === 'edit' && allowed.includes('EDIT') ? 'EDIT' : null
}
