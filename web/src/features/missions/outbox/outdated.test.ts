import type { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Mission } from '../mission'
import type { Entry } from './entry'
import { outbox } from './outbox'
import { isAwaited, sendOutdated } from './outdated'

vi.stubGlobal('localStorage', { getItem: () => null })
vi.spyOn(outbox, 'load').mockResolvedValue()

const at = (status: string) => ({ status, type: 'STANDARD' }) as Mission
const stopped = (id: string, missionId = 'm'): Entry => ({
  id,
  missionId,
  version: 1,
  capturedAt: '2026-11-23T10:00:00Z',
  files: [],
  call: { kind: 'step', details: { action: 'PICK_UP', code: '000000' } },
  state: 'stopped',
  refusal: { code: 'BAD_USER_INPUT', fields: ['code'], missing: [] },
})
const states = () => outbox.queue.entries().map(({ id, state }) => [id, state])
const clientOf = (tell: (missionId: string) => Promise<Mission | null>) =>
  ({ fetchQuery: ({ queryKey }: { queryKey: string[] }) => tell(String(queryKey[2])) }) as unknown as QueryClient

beforeEach(async () => {
  for (const { id } of outbox.queue.entries()) await outbox.queue.remove(id)
})

it('a step can be put right as long as the mission waits for it', () => {
  expect(isAwaited(stopped('1'), at('SET'))).toBe(true)
  for (const told of [at('PICKUP_DRIVER'), at('CANCELLED_BY_ADMIN'), at('COMPLETED'), null, undefined])
    expect(isAwaited(stopped('1'), told)).toBe(false)
})

it.each([
  ['is cancelled', at('CANCELLED_BY_ADMIN')],
  ['is somebody else’s', null],
  ['was led on by the office', at('PICKUP_DRIVER')],
])('a step that was stopped is sent once more where its mission %s, and no other', async (_, told) => {
  await outbox.queue.put(stopped('1'))
  await outbox.queue.put(stopped('2', 'other'))
  let woken = 0
  outbox.onAdded(() => (woken += 1))
  await sendOutdated(clientOf(async (id) => (id === 'm' ? told : at('SET'))))
  expect(states()).toEqual([
    ['1', 'waiting'],
    ['2', 'stopped'],
  ])
  expect(woken).toBe(1)
})

it('what the driver has put right meanwhile keeps its code', async () => {
  await outbox.queue.put(stopped('1'))
  const right: Entry = {
    ...stopped('1'),
    state: 'waiting',
    call: { kind: 'step', details: { action: 'PICK_UP', code: '1' } },
  }
  await sendOutdated(
    clientOf(async () => {
      await outbox.queue.put(right)
      return null
    }),
  )
  expect(outbox.queue.entries()).toEqual([right])
})

it('stays stopped while the server does not answer', async () => {
  await outbox.queue.put(stopped('1'))
  await expect(sendOutdated(clientOf(() => Promise.reject(new Error('no network'))))).rejects.toThrow()
  expect(states()).toEqual([['1', 'stopped']])
})
