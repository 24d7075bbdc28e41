import { useState } from 'react'

/**
 * For a dialog: what it was opened on, whatever the live channel brings behind it, so that a change in between is refused and
 * told; from `tell` on what is there now.
 */
export function useOpened<T>(now: T): { readonly target: T; readonly tell: () => void } {
  const [opened] = useState(now)
  const [isTold, setIsTold] = useState(false)
  return { target: isTold ? now : opened, tell: () => setIsTold(true) }
}
