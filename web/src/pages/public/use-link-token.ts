import { useEffect, useState } from 'react'
import { inTab } from '../../lib/stored-values'

/**
 * The secret of a public link. It is kept for this tab, so that it can be removed from the address and the history and a
 * reload still works.
 * @param hide opens the same page without the token in its address; the same function at each rendering
 */
export function useLinkToken(key: string, given: string, hide: () => unknown): string {
  const [token] = useState(() => {
    if (given) inTab.keep(key, given)
    return given || (inTab.recall<string>(key) ?? '')
  })
  useEffect(() => {
    if (given) hide()
  }, [given, hide])
  return token
}
