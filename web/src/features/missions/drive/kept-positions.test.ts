import 'fake-indexeddb/auto'
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
const kept = async () =>
  (await (await keptDatabase())?.getAllKeys('positions'))?.map((key) => String(key).slice('m 2026-11-23T'.length, -8))
const sent = () =>
  call.mock.calls.map(([, input]) =>
    (input as { body: { positions: { recordedAt: string }[] } }).body.positions.map(({ recordedAt }) =>
      recordedAt.slice('2026-11-23T'.length, -8),
    ),
  )

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

  it('are forgotten once they are of no use to anybody', async () => {
    await keep('05:00', '10:00')
    await forgetOldPositions(NOW)
    expect(await kept()).toEqual(['10:00'])
  })
})
