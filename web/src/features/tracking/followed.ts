import type { Words } from '@volant/contract/words/words'

type Followed = keyof Words['tracking']['status']

const FOLLOWED: Record<Followed, true> = {
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

/** Is this a status that the page has words for? The answer is plain text, and a newer server may know more. */
export function isFollowed(status: string): status is Followed {
  return Object.hasOwn(FOLLOWED, status)
}
