import { describe, expect, it } from 'vitest'
import { judgeRow } from './candidate'
import type { PlannedDeliveryFragment } from './queries.generated'

const NOW = new Date('2026-11-23T06:00Z')
const at = (time: string) => `2026-11-23T${time}:00.000Z`
const PARIS = { city: 'Paris', latitude: 48.8566, longitude: 2.3522 }
const LYON = { city: 'Lyon', latitude: 45.764, longitude: 4.8357 }

const delivery = (publicId: string, from: string, to: string, more: object = {}) =>
  ({
    id: publicId,
    publicId,
    status: 'SET',
    carPickUpDate: at(from),
    carDeliveryDeadline: at(to),
    handedOverAt: null,
    completedAt: null,
    duration: 3600,
    fromAddress: PARIS,
    toAddress: LYON,
    toReturnToAddress: null,
    ...more,
  }) as PlannedDeliveryFragment

const wanted = delivery('9', '12:00', '16:00', { status: 'CONFIRMED' })
const judged = (...missions: PlannedDeliveryFragment[]) => judgeRow(wanted, { missions, daysOff: [] }, NOW)

describe('a row above which a delivery is held', () => {
  it('is as far away as the arrival of the latest mission before', () => {
    const missions = [delivery('1', '06:30', '07:00'), delivery('2', '08:00', '11:00', { toAddress: PARIS })]
    expect(judged(...missions).metres).toBe(0)
    expect(judged(delivery('1', '08:00', '11:00')).metres).toBeGreaterThan(400_000)
  })

  it('is at no known distance without a mission before, or without its place', () => {
    expect(judged(delivery('1', '18:00', '20:00')).metres).toBeNull()
    expect(judged(delivery('1', '08:00', '11:00', { toAddress: null })).metres).toBeNull()
  })

  it('is taken by other missions until they are handed over, and never by this one', () => {
    expect(judged(delivery('1', '15:00', '18:00'), delivery('9', '12:00', '16:00')).taken).toEqual(['1'])
    expect(judged(delivery('1', '16:00', '18:00')).taken).toEqual([])
    expect(judged(delivery('1', '08:00', '14:00', { handedOverAt: at('11:00') })).taken).toEqual([])
  })

  it('is away on the days off that the delivery touches', () => {
    const later = { firstDay: '2026-11-24', lastDay: '2026-11-26' }
    const now = { firstDay: '2026-11-20', lastDay: '2026-11-23' }
    expect(judgeRow(wanted, { missions: [], daysOff: [later] }, NOW).away).toBeNull()
    expect(judgeRow(wanted, { missions: [], daysOff: [later, now] }, NOW).away).toEqual(now)
  })
})
