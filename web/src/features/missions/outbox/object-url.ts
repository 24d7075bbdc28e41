import { useEffect, useState } from 'react'
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

/** The address of a file of this phone while a component shows it. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [made, setMade] = useState<{ readonly of: Blob; readonly url: string }>()
  useEffect(() => {
    if (!blob) return undefined
    const url = URL.createObjectURL(blob)
    setMade({ of: blob, url })
    return () => URL.revokeObjectURL(url)
  }, [blob])
  return blob && made?.of === blob ? made.url : undefined
}
