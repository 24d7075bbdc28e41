import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle'

/** Whether the page has painted and been idle since: for what may come a moment later, with its code. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return idle
}
