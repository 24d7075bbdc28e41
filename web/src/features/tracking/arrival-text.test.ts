import { describe, expect, it } from 'vitest'
import { arrivalText } from './arrival-text'

const NOW = new Date('2026-11-23T04:00:00Z')
const DEADLINE = '2026-12-01T08:30:00Z'
/** Stands for the words: their key alone. */
const key = ((name: string) => name) as unknown as Parameters<typeof arrivalText>[2]
type Tracked = Parameters<typeof arrivalText>[0]

const planned = (carPickUpDate: string, at: string, type?: Tracked['type']) =>
  arrivalText(
    {
      status: 'SET',
      type,
      carPickUpDate,
      carDeliveryDeadline: DEADLINE,
      arrival: { phase: 'BEFORE_DEPARTURE', at, isEstimate: true },
    } as Tracked,
    NOW,
    key,
  )

describe('before the departure', () => {
  it('says when the driver leaves and when the car arrives', () => {
    expect(planned('2026-12-01T04:00:00Z', '2026-12-01T07:30:00Z')).toEqual({
      title: 'arrival.departsOn',
      detail: 'arrival.expectedOn',
    })
  })

  it('says only the deadline where the organisation asked for no other date', () => {
    expect(planned(DEADLINE, '2026-11-23T07:30:00Z')).toEqual({ title: 'arrival.beforeOn' })
  })

  it('says of a customer return when the driver comes to fetch the car, and not when it arrives elsewhere', () => {
    expect(planned('2026-12-01T04:00:00Z', '2026-12-01T07:30:00Z', 'TO_RETURN')).toEqual({ title: 'arrival.visitOn' })
    expect(planned(DEADLINE, '2026-11-23T07:30:00Z', 'TO_RETURN')).toEqual({ title: 'arrival.visitBeforeOn' })
  })
})

it('says of an estimate under way whether the driver pauses sharing or was not heard of', () => {
  const underWay = (sharingPaused?: boolean) =>
    arrivalText(
      {
        status: 'ONGOING',
        arrival: { phase: 'UNDER_WAY', at: '2026-11-23T07:30:00Z', isEstimate: true },
        sharingPaused,
      } as Tracked,
      NOW,
      key,
    ).detail
  expect(underWay(true)).toBe('arrival.paused')
  expect(underWay(false)).toBe('arrival.estimate')
  // an older server says nothing of it
  expect(underWay()).toBe('arrival.estimate')
})
