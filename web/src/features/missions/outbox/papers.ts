import { useEffect, useState } from 'react'
import { subDays } from 'date-fns'
import { keptDatabase } from '../../../lib/kept/database'
import type { Mission } from '../mission'
import { useObjectUrl } from './object-url'

interface Paper {
  readonly blob: Blob
  readonly keptAt: string
}

const DAYS = 14

/** The storage key at the end of an address: what comes before and behind it changes with each answer. */
const placeOf = (url: string) => decodeURIComponent(new URL(url, window.location.href).pathname)

/** Keeps a file under its storage key. A full storage leaves the address to the network. */
export async function keepPaper(key: string, blob: Blob): Promise<void> {
  const database = await keptDatabase()
  await database?.put('papers', { blob, keptAt: new Date().toISOString() } satisfies Paper, key).catch(() => undefined)
}

async function findPaper(url: string): Promise<Paper | undefined> {
  const database = await keptDatabase()
  const place = placeOf(url)
  const key = (await database?.getAllKeys('papers'))?.find((each) => place.endsWith(String(each)))
  return key === undefined ? undefined : ((await database?.get('papers', key)) as Paper | undefined)
}

/** Keeps the papers of a mission that are not there yet, so that they open without a network. */
export async function keepPapers({ docs, validationDocs }: Pick<Mission, 'docs' | 'validationDocs'>): Promise<void> {
  if (!(await keptDatabase())) return
  for (const { url, deleted } of [...docs, ...validationDocs]) {
    if (!url || deleted || url.startsWith('blob:') || (await findPaper(url))) continue
    const file = await fetch(url).catch(() => undefined)
    if (file?.ok) await keepPaper(placeOf(url), await file.blob())
  }
}

/** Deletes what was kept long ago. */
export async function forgetOldPapers(now: Date): Promise<void> {
  const database = await keptDatabase()
  for (const key of (await database?.getAllKeys('papers')) ?? []) {
    const paper = (await database?.get('papers', key)) as Paper | undefined
    if (paper && new Date(paper.keptAt) < subDays(now, DAYS)) await database?.delete('papers', key)
  }
}

/** The address of a file: its copy on this phone if there is one. */
export function usePaperUrl(url: string | null | undefined): string | undefined {
  const [kept, setKept] = useState<{ readonly of: string; readonly blob: Blob }>()
  useEffect(() => {
    let left = false
    if (url && !url.startsWith('blob:'))
      void findPaper(url)
        .then((paper) => !left && paper && setKept({ of: url, blob: paper.blob }))
        .catch(() => undefined)
    return () => {
      left = true
    }
  }, [url])
  const copy = useObjectUrl(kept?.of === url ? kept?.blob : undefined)
  return copy ?? url ?? undefined
}
