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
const DAY = { from: Date.parse('2026-11-22T23:00Z'), to: Date.parse('2026-11-23T23:00Z') }
const judged = (...missions: PlannedDeliveryFragment[]) => judgeRow(wanted, { missions, daysOff: [] }, DAY, NOW)
const free = (metres: unknown) => ({ kind: 'free', metres })

describe('a row above which a delivery is held', () => {
  it('is as far away as the arrival of the latest mission before', () => {
    const missions = [delivery('1', '06:30', '07:00'), delivery('2', '08:00', '11:00', { toAddress: PARIS })]
    expect(judged(...missions)).toEqual(free(0))
    const far = judged(delivery('1', '08:00', '11:00'))
    expect(far.kind === 'free' && far.metres).toBeGreaterThan(400_000)
  })

  it('is at no known distance without a mission before, or without its place', () => {
    expect(judged(delivery('1', '18:00', '20:00'))).toEqual(free(null))
    expect(judged(delivery('1', '08:00', '11:00', { toAddress: null }))).toEqual(free(null))
  })

  it('is taken by other missions until they are handed over, and never by this one', () => {
    expect(judged(delivery('1', '15:00', '18:00'), delivery('9', '12:00', '16:00'))).toEqual({
      kind: 'taken',
      contracts: ['1'],
    })
    expect(judged(delivery('1', '16:00', '18:00')).kind).toBe('free')
    expect(judged(delivery('1', '08:00', '14:00', { handedOverAt: at('11:00') })).kind).toBe('free')
  })

  it('is away on the days off that the delivery touches', () => {
    const later = { firstDay: '2026-11-24', lastDay: '2026-11-26' }
    const now = { firstDay: '2026-11-20', lastDay: '2026-11-23' }
    expect(judgeRow(wanted, { missions: [], daysOff: [later] }, DAY, NOW)).toEqual(free(null))
    expect(judgeRow(wanted, { missions: [], daysOff: [later, now] }, DAY, NOW)).toEqual({ kind: 'away', period: now })
  })
})

describe('a row that shows other days than those of the delivery', () => {
  const shown = (from: string, to: string) => ({ from: Date.parse(at(from)), to: Date.parse(at(to)) })
  const none = { missions: [], daysOff: [] }
  const before = { missions: [delivery('1', '08:00', '11:00')], daysOff: [] }

  it('does not say that its driver is free, nor how far away, where all or a part of the time is not shown', () => {
    for (const [from, to] of [
      ['17:00', '23:00'],
      ['00:00', '12:00'],
      ['13:00', '23:00'],
      ['00:00', '15:00'],
      ['13:00', '15:00'],
    ] as const)
      for (const candidate of [none, before])
        expect(judgeRow(wanted, candidate, shown(from, to), NOW), `${from} to ${to}`).toEqual({ kind: 'outside' })
  })

  it('says it where all of the time is shown, to the minute', () => {
    expect(judgeRow(wanted, none, shown('12:00', '16:00'), NOW)).toEqual(free(null))
    expect(judgeRow(wanted, none, shown('12:01', '16:00'), NOW).kind).toBe('outside')
    expect(judgeRow(wanted, none, shown('12:00', '15:59'), NOW).kind).toBe('outside')
  })

  it('counts the drive, where it takes longer than the dates', () => {
    const long = { ...wanted, duration: 5 * 3600 }
    expect(judgeRow(long, none, shown('12:00', '16:00'), NOW).kind).toBe('outside')
    expect(judgeRow(long, none, shown('12:00', '17:00'), NOW).kind).toBe('free')
  })

  it('says all the same what it knows to stand in the way', () => {
    const taken = { missions: [delivery('1', '11:00', '13:00')], daysOff: [] }
    expect(judgeRow(wanted, taken, shown('00:00', '13:00'), NOW)).toEqual({ kind: 'taken', contracts: ['1'] })
    const period = { firstDay: '2026-11-23', lastDay: '2026-11-23' }
    expect(judgeRow(wanted, { missions: [], daysOff: [period] }, shown('17:00', '23:00'), NOW)).toEqual({
      kind: 'away',
      period,
    })
  })
})
