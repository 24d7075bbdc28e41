import { useState } from 'react'

/**
 * For a dialog: what it was opened on, whatever the live channel brings behind it, so that a change in between is refused and
 * told. From `tell` on it is the next version, and a change after that one is told again. What is stored without a version brings what
 * changes whenever it does.
 */
export function useOpened<T extends { readonly version: number | string | null }>(
  now: T,
): { readonly target: T; readonly tell: () => void } {
  const [target, setTarget] = useState(now)
  const [isTold, setIsTold] = useState(false)
  if (isTold && now.version !== target.version) {
    setTarget(now)
    setIsTold(false)
  }
  return { target, tell: () => setIsTold(true) }
}
