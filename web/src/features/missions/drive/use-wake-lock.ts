import { useEffect, useState } from 'react'

/** Keeps the screen on while mounted. The browser releases the lock when the tab is hidden, so it is requested again. */
export function useWakeLock(): boolean {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let left = false
    const requestLock = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (left) return void lock.release()
        setHeld(true)
        lock.addEventListener('release', () => setHeld(false))
      } catch {
        // Refused, e.g. to save the battery: the page shows a hint.
        setHeld(false)
      }
    }
    const onVisible = () => void requestLock()
    void requestLock()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', onVisible)
      void lock?.release()
    }
  }, [])
  return held
}
