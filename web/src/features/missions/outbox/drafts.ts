import { keptDatabase } from '../../../lib/kept/database'

/** What is half-filled on this phone, by mission and step or screen: kept until that is done, through reloads and restarts. */
export function createDrafts() {
  const drafts = new Map<string, unknown>()
  let loaded = false
  const keyOf = (missionId: string, part: string) => `${missionId}.${part}`
  return {
    /** Reads what an earlier visit has left, once: from then on the page knows better than the disk. */
    async load(): Promise<void> {
      const database = await keptDatabase()
      if (loaded || !database) return
      for (const key of await database.getAllKeys('drafts')) {
        const draft: unknown = await database.get('drafts', key)
        if (!drafts.has(String(key))) drafts.set(String(key), draft)
      }
      loaded = true
    },
    of: (missionId: string, part: string): unknown => drafts.get(keyOf(missionId, part)),
    async save(missionId: string, part: string, draft: unknown): Promise<void> {
      drafts.set(keyOf(missionId, part), draft)
      const database = await keptDatabase()
      await database?.put('drafts', draft, keyOf(missionId, part))
    },
    /** Reads one again that another tab has written. */
    async refresh(missionId: string, part: string): Promise<void> {
      const key = keyOf(missionId, part)
      const known = drafts.get(key)
      const database = await keptDatabase()
      const draft: unknown = await database?.get('drafts', key)
      // what this tab has written meanwhile is newer, and what says the same stays the one that it may be busy with
      if (drafts.get(key) !== known || JSON.stringify(draft) === JSON.stringify(known)) return
      if (draft !== undefined) drafts.set(key, draft)
    },
    async remove(missionId: string, part: string): Promise<void> {
      drafts.delete(keyOf(missionId, part))
      const database = await keptDatabase()
      await database?.delete('drafts', keyOf(missionId, part))
    },
    forget(): void {
      drafts.clear()
      loaded = false
    },
  }
}
