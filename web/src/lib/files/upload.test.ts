import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { upload } from './upload'

vi.mock('../api', () => ({ call: async () => ({ key: 'k', url: '/place' }) }))

/** Stands for the browser's: it sends and answers when the test says so. */
class Sending {
  static last: Sending
  readonly upload: { onprogress?: (sent: { loaded: number; total: number }) => void } = {}
  status = 0
  onload?: () => void
  onabort?: () => void
  onloadend?: () => void
  constructor() {
    Sending.last = this
  }
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.onabort?.()
    this.onloadend?.()
  }
  answer(status: number) {
    this.status = status
    this.onload?.()
    this.onloadend?.()
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', Sending)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const outcome = async () => {
  const told = vi.fn<(outcome: unknown) => void>()
  const metadata = {} as Parameters<typeof upload>[0]['metadata']
  void upload({ file: new Blob(['1234']), fileName: 'a.pdf', metadata }).then(told, told)
  await vi.advanceTimersByTimeAsync(0)
  return told
}
const sent = (loaded: number) => Sending.last.upload.onprogress?.({ loaded, total: 4 })
const GONE = { fault: { is: 'network' } }

it('gives up after half a minute in which no byte leaves', async () => {
  const told = await outcome()
  await vi.advanceTimersByTimeAsync(29_000)
  sent(2)
  await vi.advanceTimersByTimeAsync(29_000)
  expect(told).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(told).toHaveBeenCalledWith(expect.objectContaining(GONE))
})

it('waits two minutes for the answer once all has left, for the device may still hold it', async () => {
  const told = await outcome()
  sent(4)
  await vi.advanceTimersByTimeAsync(119_000)
  expect(told).not.toHaveBeenCalled()
  Sending.last.answer(201)
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toHaveBeenCalledWith('k')
  const silent = await outcome()
  sent(4)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(silent).toHaveBeenCalledWith(expect.objectContaining(GONE))
})
