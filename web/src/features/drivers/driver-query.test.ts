import { environmentManager, QueryClient, QueryObserver, type QueryKey } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { driverQuery } from './driver-query'
import { mandateDocumentQuery } from './mandate-query'

/** What is left of a link to a file when it is given, at least. */
const LINK_LASTS = 300_000

// without a window the library takes itself for a server, which asks nothing again
beforeAll(() => environmentManager.setIsServer(() => false))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each<[string, object]>([
  ['papers of a driver', driverQuery('0197')],
  ['a mandate', mandateDocumentQuery('0197')],
])('links to %s are asked for anew before they end', async (_, options) => {
  const queryFn = vi.fn(() => Promise.resolve(null))
  const observer = new QueryObserver(new QueryClient(), { ...(options as { queryKey: QueryKey }), queryFn })
  const leave = observer.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(LINK_LASTS)
  leave()
  expect(queryFn).toHaveBeenCalledTimes(2)
})
