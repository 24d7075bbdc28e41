import type { Words } from '@volant/contract/words/words'

type KnownStatus = keyof Words['tracking']['status']

const KNOWN: Record<KnownStatus, true> = {
  SET: true,
  PICKUP_DRIVER: true,
  ONGOING: true,
  PICKUP_CLIENT: true,
  DELIVERED: true,
  SWAP_PICKUP_DRIVER: true,
  SWAP_IN_TRANSIT: true,
  SWAP_PICKUP_CLIENT: true,
  SWAP_DELIVERED: true,
  COMPLETED: true,
  CANCELLED_BY_ADMIN: true,
  CANCELLED_BY_MANDATORY: true,
  CANCELLED_BY_CUSTOMER: true,
}

/** Whether the page has a text for this status. The response holds a plain string, and a newer server may have more. */
export function isKnownStatus(status: string): status is KnownStatus {
  return Object.hasOwn(KNOWN, status)
}
