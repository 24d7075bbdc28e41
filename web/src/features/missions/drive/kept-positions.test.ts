import 'fake-indexeddb/auto'
import { addSeconds, subHours } from 'date-fns'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../lib/api-error'
import { keptDatabase, wipeKept } from '../../../lib/kept/database'
import { tokens } from '../../../lib/tokens'
import { forgetOldPositions, keepPosition, sendKeptPositions } from './kept-positions'

const { call } = vi.hoisted(() => ({ call: vi.fn<(operation: string, input: unknown) => Promise<void>>() }))
vi.mock('../../../lib/api', () => ({ call }))

vi.stubGlobal('localStorage', { getItem: () => `x.${btoa('{"sub":"driver","custom:role":"DRIVER"}')}.x` })

const NOW = new Date('2026-11-23T12:00:00.000Z')
const at = (time: string) => `2026-11-23T${time}:00.000Z`
const fix = (time: string) => ({ latitude: 48, longitude: 2, heading: null, speed: null, recordedAt: at(time) })
const keep = async (...times: string[]) => {
  for (const time of times) await keepPosition('m', fix(time))
}
const clock = (moment: string) => moment.slice('2026-11-23T'.length, -8)
const keptMoments = async () =>
  ((await (await keptDatabase())?.getAllKeys('positions')) ?? []).map((key) => String(key).slice('m '.length))
const kept = async () => (await keptMoments()).map(clock)
const moments = () =>
  call.mock.calls.map(([, input]) =>
    (input as { body: { positions: { recordedAt: string }[] } }).body.positions.map(({ recordedAt }) => recordedAt),
  )
const sent = () => moments().map((times) => times.map(clock))
const keepEveryTenSeconds = async (count: number) => {
  const times = Array.from({ length: count }, (_, index) => addSeconds(subHours(NOW, 5), index * 10).toISOString())
  const database = await keptDatabase()
  for (const recordedAt of times) await database?.put('positions', { ...fix('10:00'), recordedAt }, `m ${recordedAt}`)
  return times
}

const moved = new ApiError({ code: 'CONFLICT', reason: 'ILLEGAL_TRANSITION' })

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  call.mockReset()
  call.mockResolvedValue(undefined)
})
afterEach(async () => {
  await sendKeptPositions('m')
  await wipeKept(tokens.driver())
  vi.useRealTimers()
})

describe('positions that were kept', () => {
  it('go before the step after which they were not recorded, the later ones with a later step', async () => {
    await keep('10:00', '10:30', '11:00')
    await sendKeptPositions('m', at('10:30'))
    expect(sent()).toEqual([['10:00', '10:30']])
    // by which the server puts right a clock that is wrong
    expect(call.mock.calls[0]?.[1]).toMatchObject({ body: { sentAt: NOW.toISOString() } })
    expect(await kept()).toEqual(['11:00'])
    await sendKeptPositions('m', at('11:30'))
    expect(sent()[1]).toEqual(['11:00'])
    expect(await kept()).toEqual([])
  })

  it('stay while the server has not heard of the steps before them, and are sent once it has', async () => {
    await keep('10:00', '10:30')
    call.mockRejectedValueOnce(moved)
    await sendKeptPositions('m', at('11:00'))
    expect(await kept()).toEqual(['10:00', '10:30'])
    await sendKeptPositions('m', at('11:00'))
    expect(await kept()).toEqual([])
  })

  it('are deleted once nothing waits and the mission no longer moves', async () => {
    await keep('10:00')
    call.mockRejectedValueOnce(moved)
    await sendKeptPositions('m')
    expect(await kept()).toEqual([])
  })

  it.each([
    new ApiError({ code: 'UNAVAILABLE' }),
    new ApiError({ code: 'RATE_LIMITED' }),
    new ApiError({ code: 'UNAUTHENTICATED' }),
  ])('stay for a later attempt after $code', async (error) => {
    await keep('10:00')
    call.mockRejectedValueOnce(error)
    await expect(sendKeptPositions('m')).rejects.toBe(error)
    expect(await kept()).toEqual(['10:00'])
  })

  it('of hours on a motorway go in several calls, the oldest first; where one fails the rest goes next time', async () => {
    const times = await keepEveryTenSeconds(1500)
    call.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new ApiError({ code: 'RATE_LIMITED' }))
    await expect(sendKeptPositions('m', at('11:30'))).rejects.toThrow()
    expect(await keptMoments()).toEqual(times.slice(720))
    await sendKeptPositions('m', at('11:30'))
    expect(await keptMoments()).toEqual([])
    expect(moments()).toEqual([times.slice(0, 720), times.slice(720, 1440), times.slice(720, 1440), times.slice(1440)])
  })

  it('go on behind a call that the server refuses for good, once no step waits', async () => {
    const times = await keepEveryTenSeconds(721)
    call.mockRejectedValueOnce(moved)
    await sendKeptPositions('m', at('11:30'))
    expect(await keptMoments()).toEqual(times)
    call.mockRejectedValueOnce(new ApiError({ code: 'BAD_USER_INPUT' }))
    await sendKeptPositions('m')
    expect(moments().slice(1)).toEqual([times.slice(0, 720), times.slice(720)])
    expect(await keptMoments()).toEqual([])
  })

  it('are forgotten once they are of no use to anybody', async () => {
    await keep('05:00', '10:00')
    await forgetOldPositions(NOW)
    expect(await kept()).toEqual(['10:00'])
  })
})
