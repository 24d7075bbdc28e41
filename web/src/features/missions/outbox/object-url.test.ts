import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createObjectUrls } from './object-url'

const made = vi.spyOn(URL, 'createObjectURL')
const revoked = vi.spyOn(URL, 'revokeObjectURL')
const metadata = { module: 'delivery', deliveryId: 'm', kind: 'signature' } as const
/** A file as the outbox reads it: another object each time. */
const file = (ref: string) => ({ ref, blob: new Blob([ref]), fileName: 'a.jpg', metadata })

beforeEach(() => void vi.clearAllMocks())
afterEach(() => void vi.restoreAllMocks())

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
