/** Makes room in a cache that is a Map: the entry put in first goes first. */
export function forgetOldest(cache: Map<string, unknown>, most: number): void {
  if (cache.size < most) return
  for (const oldest of cache.keys()) {
    cache.delete(oldest)
    return
  }
}
