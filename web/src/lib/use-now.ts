import { useEffect, useState } from 'react'

/** The current time, updated at an interval while `running`. */
export function useNow(everyMs: number, running = true): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(new Date()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs, running])
  return now
}
