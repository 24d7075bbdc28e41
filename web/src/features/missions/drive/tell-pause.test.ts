import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../../lib/api-error'
import { keptDatabase } from '../../../lib/kept/database'
import { outbox } from '../outbox/outbox'
import { endPause, isPaused, keepPause, onPauseInOtherTab, tellPause } from './tell-pause'

const { request, waitForRetry } = vi.hoisted(() => ({
  request: vi.fn<(document: unknown, variables: { input: { paused: boolean } }) => Promise<void>>(),
  waitForRetry: vi.fn<(failures: number) => Promise<number>>(),
}))
vi.mock('../../../lib/api', () => ({ request }))
vi.mock('../../../lib/retry', () => ({ waitForRetry }))
vi.stubGlobal('localStorage', { getItem: () => `x.${btoa('{"sub":"driver","custom:role":"DRIVER"}')}.x` })

const told = () => request.mock.calls.map(([, { input }]) => input.paused)
/** The page begins anew: it knows what the phone has kept, and nothing else. */
const restart = async () => {
  outbox.forget()
  await outbox.load()
}
const offline = new ApiError({ code: 'UNAVAILABLE' })

beforeEach(() => {
  request.mockReset()
  request.mockResolvedValue()
  waitForRetry.mockReset()
  waitForRetry.mockImplementation(async (failures) => failures)
})
afterEach(async () => {
  await endPause('m', 'ARRIVE')
  for (const { id } of outbox.queue.entries()) await outbox.queue.remove(id)
})

it('a pause lasts through reloads until the driver shares again, whatever the server has heard', async () => {
  expect(isPaused('m', 'ARRIVE', null)).toBe(false)
  expect(isPaused('m', 'ARRIVE', '2026-11-23T10:00:00Z')).toBe(true)
  await keepPause('m', 'ARRIVE', true)
  await restart()
  expect(isPaused('m', 'ARRIVE', null)).toBe(true)
  await keepPause('m', 'ARRIVE', false)
  await restart()
  expect(isPaused('m', 'ARRIVE', '2026-11-23T10:00:00Z')).toBe(false)
})

it('a pause is of its leg, and of its mission', async () => {
  await keepPause('m', 'ARRIVE', true)
  expect(isPaused('m', 'SWAP_ARRIVE', null)).toBe(false)
  expect(isPaused('other', 'ARRIVE', null)).toBe(false)
  await endPause('m', 'ARRIVE')
  await restart()
  expect(isPaused('m', 'ARRIVE', null)).toBe(false)
})

it('is told until it is heard, and by the page of the next start where this one ends before', async () => {
  await keepPause('m', 'ARRIVE', true)
  request.mockRejectedValueOnce(offline)
  waitForRetry.mockReturnValueOnce(new Promise(() => undefined))
  void tellPause('m', 'ARRIVE')
  await vi.waitFor(() => expect(waitForRetry).toHaveBeenCalled())
  await restart()
  request.mockRejectedValueOnce(offline)
  await tellPause('m', 'ARRIVE')
  expect(told()).toEqual([true, true, true])
  await restart()
  await tellPause('m', 'ARRIVE')
  expect(told()).toHaveLength(3)
})

it('is told as it was pressed last', async () => {
  await keepPause('m', 'ARRIVE', true)
  request.mockImplementationOnce(async () => keepPause('m', 'ARRIVE', false))
  await tellPause('m', 'ARRIVE')
  expect(told()).toEqual([true, false])
})

it('waits for the steps that the server has not heard of, and is not told of a leg that is over', async () => {
  const call = { kind: 'step', details: { action: 'DEPART' } } as const
  await outbox.add({ missionId: 'm', version: 1, call })
  await keepPause('m', 'ARRIVE', true)
  waitForRetry.mockImplementationOnce(async (failures) => {
    expect(told()).toEqual([])
    for (const { id } of outbox.queue.entries()) await outbox.queue.remove(id)
    return failures
  })
  await tellPause('m', 'ARRIVE')
  expect(told()).toEqual([true])
  await keepPause('m', 'ARRIVE', false)
  await endPause('m', 'ARRIVE')
  await tellPause('m', 'ARRIVE')
  expect(told()).toEqual([true])
})

/** As another tab keeps it: on the disk alone. */
const keepElsewhere = async (paused: boolean) => {
  const database = await keptDatabase()
  await database?.put('drafts', { paused, told: false }, 'm.sharing.ARRIVE')
}

it('is heard by the other tabs of the browser, which would share on', async () => {
  const heard = vi.fn<(paused: boolean) => void>()
  const stop = onPauseInOtherTab('m', 'ARRIVE', heard)
  const stopOther = onPauseInOtherTab('other', 'ARRIVE', heard)
  // as another tab does it: on the disk, and said
  const pressElsewhere = async (paused: boolean) => {
    await keepElsewhere(paused)
    const tab = new BroadcastChannel('volant.sharing')
    tab.postMessage(null)
    await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith(paused))
    tab.close()
  }
  await pressElsewhere(true)
  expect(isPaused('m', 'ARRIVE', null)).toBe(true)
  await pressElsewhere(false)
  expect(isPaused('m', 'ARRIVE', null)).toBe(false)
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  stopOther()
})

it('is heard by a tab whose drive screen opens only afterwards', async () => {
  const heard = vi.fn<(paused: boolean) => void>()
  await keepElsewhere(true)
  onPauseInOtherTab('m', 'ARRIVE', heard)()
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(true))
  expect(isPaused('m', 'ARRIVE', null)).toBe(true)
})

it('stays told where the screen reads it again while the server answers', async () => {
  await keepPause('m', 'ARRIVE', true)
  const heard = vi.fn<(paused: boolean) => void>()
  request.mockImplementationOnce(async () => {
    onPauseInOtherTab('m', 'ARRIVE', heard)()
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(true))
  })
  await tellPause('m', 'ARRIVE')
  await restart()
  await tellPause('m', 'ARRIVE')
  expect(told()).toEqual([true])
})
