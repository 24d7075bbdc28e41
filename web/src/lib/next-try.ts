const FIRST_MS = 1000
const LONGEST_MS = 30_000

/** How long to wait before the next try, after so many that failed in a row. */
export function waitAfter(failures: number): number {
  return Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS)
}

/**
 * Resolves when another try is worth it: at once when the network returns or the signal ends the waiting, else after a wait
 * that doubles with each failure.
 * @returns how many failures count from here: none when the network is new
 */
export function nextTry(failures: number, signal?: AbortSignal): Promise<number> {
  return new Promise((resolve) => {
    const waited = new AbortController()
    const go = (counting: number) => {
      waited.abort()
      clearTimeout(timer)
      resolve(counting)
    }
    const timer = setTimeout(() => go(failures), waitAfter(failures))
    window.addEventListener('online', () => go(0), { signal: waited.signal })
    signal?.addEventListener('abort', () => go(failures), { signal: waited.signal })
  })
}
