import { newVersion } from '../lazy/new-version'

const HOUR_MS = 3_600_000

/**
 * Looks for a new version of the pages while they stay open, which in an installed app is for days: when they are shown again,
 * when the network returns, and every hour. It is taken as soon as nothing is half-filled. @returns stops
 */
export function watchVersion(): () => void {
  const look = () => void newVersion.check()
  const shown = () => {
    if (document.visibilityState === 'visible') look()
  }
  const timer = setInterval(look, HOUR_MS)
  window.addEventListener('online', look)
  document.addEventListener('visibilitychange', shown)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', look)
    document.removeEventListener('visibilitychange', shown)
  }
}
