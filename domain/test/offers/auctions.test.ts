import { expect, it } from 'vitest'
import { auctionOrder, deadlinePassed } from '../../src/offers/auctions'

const now = new Date('2026-06-15T08:00:00Z')
const at = (pickUp: number, deadline: number) => ({
  type: 'STANDARD' as const,
  carPickUpDate: new Date(now.getTime() + pickUp),
  carDeliveryDeadline: new Date(now.getTime() + deadline),
})

it('an auction is over after its deadline', () => {
  expect(deadlinePassed(at(-5, 0), now)).toBe(false)
  expect(deadlinePassed(at(-5, -1), now)).toBe(true)
})

it('what can still be done comes first, the nearest pick-up before the others', () => {
  const [gone, longGone, began, soon, later] = [at(-2, -1), at(-9, -8), at(-1, 5), at(1, 9), at(3, 4)]
  expect([gone, later, longGone, soon, began].toSorted(auctionOrder(now))).toEqual([began, soon, later, longGone, gone])
})
