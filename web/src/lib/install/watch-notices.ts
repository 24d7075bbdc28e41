import { pageToOpen } from './messages'

/**
 * Shows in this window what a notice leads to that was tapped. The answer tells the worker that the page need not be loaded anew.
 * @param open is not called for the page that is shown: whoever is in the middle of an inspection stays there. @returns stops
 */
export function watchNotices(open: (path: string) => void): () => void {
  const hear = ({ data, ports }: MessageEvent<unknown>) => {
    const path = pageToOpen(data)
    if (path === undefined) return
    if (path !== window.location.pathname) open(path)
    ports[0]?.postMessage('opened')
  }
  // there is none outside of secure addresses, and no notice either
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
  worker?.addEventListener('message', hear)
  return () => worker?.removeEventListener('message', hear)
}
