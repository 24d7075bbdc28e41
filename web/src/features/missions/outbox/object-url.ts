import { useMemo, useSyncExternalStore } from 'react'
import type { KeptFile } from './entry'

/** Addresses under which the browser shows the files that wait: one for each, however often the outbox is read. */
export function createObjectUrls() {
  const urls = new Map<string, string>()
  return {
    of({ ref, blob }: KeptFile): string {
      const url = urls.get(ref) ?? URL.createObjectURL(blob)
      urls.set(ref, url)
      return url
    },
    /** The others are no longer shown: each would hold its picture in memory. */
    keepOnly(refs: ReadonlySet<string>): void {
      for (const [ref, url] of urls) {
        if (refs.has(ref)) continue
        URL.revokeObjectURL(url)
        urls.delete(ref)
      }
    },
  }
}

/** The address of one file while somebody listens. */
export function showable(blob: Blob | undefined) {
  let url: string | undefined
  return {
    url: () => url,
    subscribe(listener: () => void): () => void {
      url = blob && URL.createObjectURL(blob)
      listener()
      return () => {
        if (url) URL.revokeObjectURL(url)
        url = undefined
      }
    },
  }
}

/** The same while a component shows it. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const { subscribe, url } = useMemo(() => showable(blob), [blob])
  return useSyncExternalStore(subscribe, url)
}
