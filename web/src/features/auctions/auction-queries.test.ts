import { onlineManager, QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import {
  auctionsQuery,
  findOverlap,
  isNear,
  looksFurther,
  missionDatesQuery,
  shownDates,
  type Auction,
} from './auction-queries'

vi.mock('../../lib/api', () => ({ request: () => Promise.reject(new Error('no network')) }))

const auction = {
  fromAddress: { city: 'Saint-Étienne', postalCode: '42' },
  toAddress: { city: 'Lille', postalCode: '59' },
  toReturnFromAddress: null,
  toReturnToAddress: null,
} as Auction

it('an auction says by when, and no other date where one was given for all', () => {
  const [at, later] = ['2026-11-21T09:00:00.000Z', '2026-11-21T17:00:00.000Z']
  const named = (carPickUpDate: string) =>
    shownDates({ ...auction, carAvailabilityDate: at, carPickUpDate, carDeliveryDeadline: later }).map(([key]) => key)
  expect(named(at)).toEqual(['available', 'pickUp', 'deadline'])
  expect(named(later)).toEqual(['deadline'])
})

describe('the filter by place', () => {
  it('finds either town by a part of its name, without accents', () => {
    for (const typed of ['saint-etienne', 'ETIENNE', 'lill', ' Lille ']) expect(isNear(auction, typed)).toBe(true)
    expect(isNear(auction, 'Lyon')).toBe(false)
  })

  it('finds a department by its number', () => {
    expect(isNear(auction, '42')).toBe(true)
    expect(isNear(auction, '69')).toBe(false)
  })

  it('looks at the pages that are not loaded yet, up to a bound, and only while something is typed', () => {
    expect(looksFurther('Lyon', { pages: 1, hasNextPage: true })).toBe(true)
    expect(looksFurther('Lyon', { pages: 19, hasNextPage: true })).toBe(true)
    expect(looksFurther('Lyon', { pages: 20, hasNextPage: true })).toBe(false)
    expect(looksFurther('Lyon', { pages: 2, hasNextPage: false })).toBe(false)
    for (const typed of ['', '  ']) expect(looksFurther(typed, { pages: 1, hasNextPage: true }), typed).toBe(false)
  })
})

describe('the overlap with own missions', () => {
  const NOW = new Date('2026-11-01T08:00:00Z')
  const HOUR = 3600
  const booked = { type: 'STANDARD', status: 'SET', duration: HOUR, handedOverAt: null } as const
  let count = 0
  const between = (carPickUpDate: string | null, carDeliveryDeadline: string | null) => {
    count += 1
    return { ...booked, id: `${count}`, carPickUpDate, carDeliveryDeadline }
  }
  const at = (from: string, to: string) => between(`2026-11-${from}T08:00:00Z`, `2026-11-${to}T08:00:00Z`)
  const hours = (from: string, to: string) => between(`2026-11-23T${from}:00Z`, `2026-11-23T${to}:00Z`)

  it('is the first own mission with overlapping days', () => {
    const missions = [at('10', '11'), at('20', '22')]
    expect(findOverlap(at('21', '23'), missions, NOW)).toBe(missions[1])
    expect(findOverlap(at('12', '13'), missions, NOW)).toBeUndefined()
  })

  it('allows a mission to end when the next begins, and needs dates', () => {
    expect(findOverlap(at('11', '12'), [at('10', '11')], NOW)).toBeUndefined()
    expect(findOverlap(between(null, null), [at('10', '11')], NOW)).toBeUndefined()
  })

  it('counts the drive that comes before one date for all, of the auction or of a mission', () => {
    const noon = hours('12:00', '12:00')
    const long = { ...hours('12:00', '12:00'), duration: 5 * HOUR }
    const morning = hours('08:00', '11:30')
    expect(findOverlap(hours('12:00', '12:00'), [noon], NOW)).toBe(noon)
    expect(findOverlap(long, [morning], NOW)).toBe(morning)
    expect(findOverlap(morning, [long], NOW)).toBe(long)
    expect(findOverlap(noon, [hours('06:00', '10:00')], NOW)).toBeUndefined()
  })

  it('is with no mission that was handed over before', () => {
    const done = { ...hours('08:00', '18:00'), status: 'DELIVERED', handedOverAt: '2026-11-23T10:00:00Z' } as const
    expect(findOverlap(hours('14:00', '16:00'), [done], NOW)).toBeUndefined()
  })
})

it('without a network the answer is that there is none, and not a wait for it', async () => {
  onlineManager.setOnline(false)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await expect(client.fetchInfiniteQuery(auctionsQuery(undefined))).rejects.toThrow('no network')
  await expect(client.fetchQuery(missionDatesQuery())).rejects.toThrow('no network')
  onlineManager.setOnline(true)
})
