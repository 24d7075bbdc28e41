import { describe, expect, it } from 'vitest'
import { findClash, isNear, type Auction } from './auction-queries'

const auction = {
  fromAddress: { city: 'Saint-Étienne', postalCode: '42' },
  toAddress: { city: 'Lille', postalCode: '59' },
  toReturnFromAddress: null,
  toReturnToAddress: null,
} as Auction

describe('the filter by place', () => {
  it('finds a town without its accents, in part, at either end', () => {
    for (const typed of ['saint-etienne', 'ETIENNE', 'lill', ' Lille ']) expect(isNear(auction, typed)).toBe(true)
    expect(isNear(auction, 'Lyon')).toBe(false)
  })

  it('finds a department by its number', () => {
    expect(isNear(auction, '42')).toBe(true)
    expect(isNear(auction, '69')).toBe(false)
  })
})

describe('the hint of a clash', () => {
  const at = (from: string, to: string) => ({
    carPickUpDate: `2026-11-${from}T08:00:00Z`,
    carDeliveryDeadline: `2026-11-${to}T08:00:00Z`,
  })

  it('names the first own mission whose days cross', () => {
    const missions = [at('10', '11'), at('20', '22')]
    expect(findClash(at('21', '23'), missions)).toBe(missions[1])
    expect(findClash(at('12', '13'), missions)).toBeUndefined()
  })

  it('lets a mission end as the next begins, and says nothing without dates', () => {
    expect(findClash(at('11', '12'), [at('10', '11')])).toBeUndefined()
    expect(findClash({ carPickUpDate: null, carDeliveryDeadline: null }, [at('10', '11')])).toBeUndefined()
  })
})
