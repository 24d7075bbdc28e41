import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newVersion } from './new-version'
import { unsaved } from './unsaved'

const { takeNewPages } = vi.hoisted(() => ({ takeNewPages: vi.fn<(isWanted: () => boolean) => Promise<void>>() }))
vi.mock('../install/worker', () => ({ takeNewPages }))

const page = (entry: string) => ({ querySelector: () => ({ getAttribute: () => entry }) })
const reload = vi.fn()
const stored = new Map<string, string>()
let arrive: () => void

beforeEach(() => {
  stored.clear()
  reload.mockReset()
  takeNewPages.mockReset()
  takeNewPages.mockImplementation(() => new Promise((resolve) => (arrive = resolve)))
  vi.stubGlobal('window', { location: { pathname: '/driver/missions', reload } })
  vi.stubGlobal('document', page('/assets/old.js'))
  vi.stubGlobal('fetch', async () => new Response('<html>'))
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = () => page('/assets/new.js')
    },
  )
})
afterEach(() => {
  unsaved.leavePage()
  vi.unstubAllGlobals()
})

/** The new pages have come, and everything that waited for them has run. */
const arrived = async () => {
  arrive()
  await new Promise((done) => void setTimeout(done))
}

it('a new version is taken once its pages are there, and looked for again it is taken once', async () => {
  await newVersion.check()
  await newVersion.check()
  expect(takeNewPages).toHaveBeenCalledTimes(1)
  expect(reload).not.toHaveBeenCalled()
  await arrived()
  expect(reload).toHaveBeenCalledTimes(1)
})

it('work that has begun meanwhile is not cut off, and the version comes in after it', async () => {
  await newVersion.check()
  const release = unsaved.hold()
  const [isWanted] = takeNewPages.mock.lastCall ?? []
  expect(isWanted?.()).toBe(false)
  await arrived()
  expect(reload).not.toHaveBeenCalled()
  release()
  newVersion.takeIfSafe()
  await arrived()
  expect(reload).toHaveBeenCalledTimes(1)
})

it('whoever asks for it gets it in any case', async () => {
  unsaved.touch()
  newVersion.take()
  await arrived()
  expect(reload).toHaveBeenCalledTimes(1)
})

it('a reload that is never answered is asked for once more', async () => {
  vi.useFakeTimers()
  newVersion.take()
  arrive()
  await vi.advanceTimersByTimeAsync(4999)
  expect(reload).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reload).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})
