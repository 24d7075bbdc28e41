const FIRST_MS = 1000
const LONGEST_MS = 30_000

/** The delay before the next attempt, after this many failures in a row. */
export function retryDelay(failures: number): number {
  return Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS)
}

/**
 * Waits before another attempt: until the network returns or the signal aborts, else for a delay that doubles with each
 * failure.
 * @returns the failures that count from now on: none when the network has returned
 */
export function waitForRetry(failures: number, signal?: AbortSignal): Promise<number> {
  return new Promise((resolve) => {
    const waited = new AbortController()
    const go = (counting: number) => {
      waited.abort()
      clearTimeout(timer)
      resolve(counting)
    }
    const timer = setTimeout(() => go(failures), retryDelay(failures))
    window.addEventListener('online', () => go(0), { signal: waited.signal })
    signal?.addEventListener('abort', () => go(failures), { signal: waited.signal })
  })
}
