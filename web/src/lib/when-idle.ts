/** Runs once the page has painted and is idle. @returns cancels it */
export function whenIdle(run: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 1000)
    return () => clearTimeout(timer)
  }
  const request = window.requestIdleCallback(run)
  return () => window.cancelIdleCallback(request)
}
