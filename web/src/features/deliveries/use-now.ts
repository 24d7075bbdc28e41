import { useEffect, useState } from 'react'

/** The time, read again every so often while something on the screen depends on it. */
export function useNow(everyMs: number, running = true): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(new Date()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs, running])
  return now
}
