import { expect, it } from 'vitest'
import { aboveWanted, marginOf } from '../../src/offers/comparison'

const asked = { demandedPrice: 25_000, wantedPrice: 20_000, clientPrice: 50_000 }

it('an offer is compared with the price that was wished for', () => {
  expect(aboveWanted(asked)).toEqual({ cents: 5000, percent: 25 })
  expect(aboveWanted({ ...asked, demandedPrice: 19_990 })).toEqual({ cents: -10, percent: -0.1 })
  expect(aboveWanted({ ...asked, demandedPrice: 19_999 })).toEqual({ cents: -1, percent: 0 })
  expect(aboveWanted({ ...asked, demandedPrice: 20_000 })).toEqual({ cents: 0, percent: 0 })
})

it('the margin is a share of what the client pays, and may be negative', () => {
  expect(marginOf(asked)).toEqual({ cents: 25_000, percent: 50 })
  expect(marginOf({ ...asked, demandedPrice: 60_000 })).toEqual({ cents: -10_000, percent: -20 })
})

it.each([null, 0])('nothing is said of a price of %s', (price) => {
  expect(aboveWanted({ ...asked, wantedPrice: price })).toBeNull()
  expect(marginOf({ ...asked, clientPrice: price })).toBeNull()
})
