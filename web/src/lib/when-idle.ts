/**
 * Runs once the page has painted and is idle.
 * @param atMost milliseconds after which it runs even so: a tab in the background may not be idle for long
 * @returns cancels it
 */
export function whenIdle(run: () => void, atMost?: number): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 1000)
    return () => clearTimeout(timer)
  }
  const request = window.requestIdleCallback(run, atMost === undefined ? {} : { timeout: atMost })
  return () => window.cancelIdleCallback(request)
}
