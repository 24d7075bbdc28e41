/** Runs once the page has painted and has nothing more urgent to do. @returns gives it up */
export function whenIdle(run: () => void): () => void {
  // Safari does not know how to tell.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 1000)
    return () => clearTimeout(timer)
  }
  const asked = window.requestIdleCallback(run)
  return () => window.cancelIdleCallback(asked)
}
