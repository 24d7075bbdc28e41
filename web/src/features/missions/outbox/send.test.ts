import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../lib/api-error'
import { keptDatabase, wipeKept } from '../../../lib/kept/database'
import { tokens } from '../../../lib/tokens'
import type { Entry } from './entry'
import { outbox } from './outbox'
import { startSending } from './send'

const { request } = vi.hoisted(() => ({
  request: vi.fn<(asked: unknown, variables: object, options?: object) => Promise<unknown>>(),
}))
vi.mock('../../../lib/api', () => ({ request, call: vi.fn() }))
vi.stubGlobal('localStorage', { getItem: () => `x.${btoa('{"sub":"driver","custom:role":"DRIVER"}')}.x` })
vi.stubGlobal('window', new EventTarget())

const expense = (id: string): Entry => ({
  id,
  missionId: 'm',
  version: 1,
  capturedAt: '2026-11-23T10:00:00Z',
  files: [],
  call: { kind: 'expense', expense: { kind: 'toll', amount: 12.5, photoKey: 'receipt' } },
  state: 'waiting',
})
/** Another tab of this phone keeps a thing: on the disk it is there, this one has not read it. */
const keepElsewhere = async (...entries: Entry[]) => {
  for (const entry of entries) await (await keptDatabase())?.put('outbox', entry, entry.id)
}
const shown = () => outbox.state().entries.map(({ id }) => id)
const sent = () => request.mock.calls.map(([, variables]) => (variables as { input: { id: string } }).input.id)

/** The lock that only one tab has. */
function createLock() {
  let held: Promise<unknown> = Promise.resolve()
  return {
    request: (_name: string, run: () => Promise<unknown>) => (held = held.then(run, run)),
    /** Another tab has it. @returns gives it back */
    take(): () => void {
      let release = () => {}
      held = new Promise<void>((resolve) => (release = resolve))
      return release
    },
  }
}
let locks: ReturnType<typeof createLock>
let stop: () => void = () => {}
const open = () => (stop = startSending(new QueryClient()))
const browser = (storage?: object) => vi.stubGlobal('navigator', { onLine: true, locks, storage })

beforeEach(() => {
  locks = createLock()
  browser()
  request.mockReset()
  request.mockImplementation(async (_asked, variables) => ({ declareExpense: (variables as { input: object }).input }))
})
afterEach(async () => {
  stop()
  outbox.forget()
  await wipeKept(tokens.driver())
})

describe('while another tab sends', () => {
  it('this one shows what waits, and sends nothing', async () => {
    await keepElsewhere(expense('1'))
    locks.take()
    open()
    await vi.waitFor(() => expect(outbox.state().loaded).toBe(true))
    expect(shown()).toEqual(['1'])
    expect(request).not.toHaveBeenCalled()
  })

  it('it counts before signing out what the other has kept since', async () => {
    locks.take()
    open()
    await vi.waitFor(() => expect(outbox.state().loaded).toBe(true))
    await keepElsewhere(expense('1'), { ...expense('2'), state: 'refused' }, { ...expense('3'), state: 'evidence' })
    expect(await outbox.countUnsent()).toBe(2)
  })

  it('it sends afterwards what the other has left, and nothing twice', async () => {
    await keepElsewhere(expense('1'), expense('2'))
    const release = locks.take()
    open()
    await vi.waitFor(() => expect(shown()).toEqual(['1', '2']))
    // the other has sent the first
    await (await keptDatabase())?.delete('outbox', '1')
    release()
    await vi.waitFor(() => expect(sent()).toEqual(['2']))
    await vi.waitFor(() => expect(shown()).toEqual([]))
  })
})

describe('what waits is sent', () => {
  const sends = async () => {
    await keepElsewhere(expense('1'))
    open()
    await vi.waitFor(() => expect(sent()).toEqual(['1']))
  }

  it('where the browser asks about the storage and nobody answers, which it asks once', async () => {
    const persist = vi.fn(() => new Promise<boolean>(() => {}))
    browser({ persist })
    await sends()
    await outbox.add(expense('2'))
    await vi.waitFor(() => expect(sent()).toHaveLength(2))
    expect(persist).toHaveBeenCalledTimes(1)
  })

  it('with the clock of this phone, by which it was noted', async () => {
    await sends()
    expect(request.mock.calls[0]?.[2]).toEqual({ tellsClock: true })
  })

  it('where nothing of before can be deleted', async () => {
    const refused: string[] = []
    const { getAllKeys } = IDBObjectStore.prototype
    const failing = vi.spyOn(IDBObjectStore.prototype, 'getAllKeys').mockImplementation(function keys(
      this: IDBObjectStore,
    ) {
      if (this.name !== 'papers' && this.name !== 'positions') return getAllKeys.call(this)
      refused.push(this.name)
      throw new Error('no disk')
    })
    await sends()
    expect(refused).toEqual(['papers', 'positions'])
    failing.mockRestore()
  })
})

it('a thing that another tab kept while this one waited for the network is sent with the rest', async () => {
  request.mockRejectedValueOnce(new ApiError({ code: 'UNAVAILABLE' }))
  await keepElsewhere(expense('1'))
  open()
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(1))
  await keepElsewhere(expense('2'))
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(sent()).toEqual(['1', '1', '2']))
})

it('where the browser keeps nothing, what was done is sent from memory', async () => {
  const nobody = vi.spyOn(tokens, 'driver').mockReturnValue(null)
  await outbox.queue.put(expense('1'))
  open()
  await vi.waitFor(() => expect(sent()).toEqual(['1']))
  nobody.mockRestore()
})
