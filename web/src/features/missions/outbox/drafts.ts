import { keptDatabase } from '../../../lib/kept/database'

/** What is half-filled on this phone, by mission and step: kept until the step is done, through reloads and restarts. */
export function createDrafts() {
  const drafts = new Map<string, unknown>()
  const keyOf = (missionId: string, step: string) => `${missionId}.${step}`
  return {
    async load(): Promise<void> {
      const database = await keptDatabase()
      drafts.clear()
      for (const key of (await database?.getAllKeys('drafts')) ?? [])
        drafts.set(String(key), await database?.get('drafts', key))
    },
    of: (missionId: string, step: string): unknown => drafts.get(keyOf(missionId, step)),
    async save(missionId: string, step: string, draft: unknown): Promise<void> {
      drafts.set(keyOf(missionId, step), draft)
      const database = await keptDatabase()
      await database?.put('drafts', draft, keyOf(missionId, step))
    },
    async remove(missionId: string, step: string): Promise<void> {
      drafts.delete(keyOf(missionId, step))
      const database = await keptDatabase()
      await database?.delete('drafts', keyOf(missionId, step))
    },
    forget: () => drafts.clear(),
  }
}
