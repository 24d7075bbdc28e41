import { useState } from 'react'
import { isNotAccepted } from './api-error'

interface Asked {
  readonly error: unknown
  readonly isPending: boolean
}

/**
 * Whether a driver was refused because they are not accepted yet. It stays so while the same is asked for again, as on each return
 * to the window: what they fill in meanwhile, or the file that they are choosing, would be lost with the form.
 */
export function useNotAccepted(...queries: readonly Asked[]): boolean {
  const [refused, setRefused] = useState(false)
  const now = queries.some(({ error, isPending }) => isNotAccepted(error) || (refused && isPending))
  if (now !== refused) setRefused(now)
  return now
}
