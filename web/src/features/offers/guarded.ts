import type { CallOptions } from '../../lib/api'

/** Sends the version that was read as If-Match: a change made meanwhile by somebody else is then refused, not overwritten. */
export function guarded(version: number): CallOptions & { readonly ifMatch: number } {
  return { ifMatch: version }
}
