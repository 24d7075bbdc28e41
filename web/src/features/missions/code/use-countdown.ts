import { useEffect, useState } from 'react'

/** `14:32` until the instant, then undefined. */
export function useCountdown(until: number | undefined): string | undefined {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (until === undefined) return
    const tick = () => setNow(Date.now())
    const first = setTimeout(tick)
    const timer = setInterval(tick, 1000)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [until])
  const seconds = until === undefined ? 0 : Math.ceil((until - now) / 1000)
  if (seconds <= 0) return undefined
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
