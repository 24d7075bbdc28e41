import { useEffect, useState } from 'react'

const AT_ONCE = 40

/**
 * How many of `total` rows to draw: some at once, the others in pieces between which the browser answers. In the end all of
 * them stand on the page, so that a search in it and a screen reader find each.
 */
export function useGrowing(total: number): number {
  const [shown, setShown] = useState(AT_ONCE)
  useEffect(() => {
    if (shown >= total) return
    const timer = setTimeout(() => setShown(shown + AT_ONCE))
    return () => clearTimeout(timer)
  }, [shown, total])
  return Math.min(shown, total)
}
