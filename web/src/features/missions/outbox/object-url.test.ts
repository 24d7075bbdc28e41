import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { createObjectUrls, showable } from './object-url'

const made = vi.spyOn(URL, 'createObjectURL')
const revoked = vi.spyOn(URL, 'revokeObjectURL')
const metadata = { module: 'delivery', deliveryId: 'm', kind: 'signature' } as const
/** A file as the outbox reads it: another object each time. */
const file = (ref: string) => ({ ref, blob: new Blob([ref]), fileName: 'a.jpg', metadata })

beforeEach(() => void vi.clearAllMocks())
afterAll(() => void vi.restoreAllMocks())

it('a file that waits has one address, which is given back once it waits no longer', () => {
  const urls = createObjectUrls()
  const [first, second] = [urls.of(file('1')), urls.of(file('2'))]
  expect(urls.of(file('1'))).toBe(first)
  expect(made).toHaveBeenCalledTimes(2)
  urls.keepOnly(new Set(['2']))
  expect(revoked.mock.calls).toEqual([[first]])
  expect(urls.of(file('2'))).toBe(second)
  expect(urls.of(file('1'))).not.toBe(first)
})

it('a file that a component shows has an address as long as it is shown', () => {
  const shown = showable(new Blob(['x']))
  expect(shown.url()).toBeUndefined()
  const told = vi.fn()
  const leave = shown.subscribe(told)
  const url = shown.url()
  expect(url).toMatch(/^blob:/)
  expect(told).toHaveBeenCalledTimes(1)
  leave()
  expect(revoked.mock.calls).toEqual([[url]])
  expect(shown.url()).toBeUndefined()
})

it('nothing has no address', () => {
  const shown = showable(undefined)
  shown.subscribe(() => {})()
  expect(made).not.toHaveBeenCalled()
  expect(revoked).not.toHaveBeenCalled()
})
