interface Auction {
  readonly carPickUpDate: Date
  readonly carDeliveryDeadline: Date
}

/** Nobody can carry it out in time any more; the office may still move its dates. */
export function deadlinePassed({ carDeliveryDeadline }: Pick<Auction, 'carDeliveryDeadline'>, now: Date): boolean {
  return carDeliveryDeadline < now
}

/**
 * Auctions as a driver looks for work: what can still be done first, the nearest pick-up before the others.
 * @internal the server asks its database the same, and tests compare
 */
export function auctionOrder(now: Date) {
  return (one: Auction, other: Auction): number =>
    Number(deadlinePassed(one, now)) - Number(deadlinePassed(other, now)) ||
    one.carPickUpDate.getTime() - other.carPickUpDate.getTime()
}
