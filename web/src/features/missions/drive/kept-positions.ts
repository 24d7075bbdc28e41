import type { sendPositions } from '@volant/contract/rest/tracking'
import { isWorthKeeping, stillUseful } from '@volant/domain/tracking/thinned'
import { call } from '../../../lib/api'
import { ApiError, isTransient } from '../../../lib/api-error'
import { keptDatabase } from '../../../lib/kept/database'
import type { Fix } from './geolocation'

const newest = new Map<string, Fix>()
const timed = ({ recordedAt, ...fix }: Fix) => ({ ...fix, recordedAt: new Date(recordedAt) })
// moments of one form sort like time
const keyOf = (missionId: string, { recordedAt }: Fix) => `${missionId} ${recordedAt}`
const rangeOf = (missionId: string) => IDBKeyRange.bound(`${missionId} `, `${missionId} \uffff`)

/** Keeps a position that could not be sent, unless it tells nothing beside the last one. */
export async function keepPosition(missionId: string, fix: Fix): Promise<void> {
  const last = newest.get(missionId)
  if (!isWorthKeeping(timed(fix), last ? timed(last) : null)) return
  newest.set(missionId, fix)
  const database = await keptDatabase()
  // where the phone has no room a position is the least of what is lost
  await database?.put('positions', fix, keyOf(missionId, fix)).catch(() => undefined)
}

/** Sends what was kept of a mission. @throws when an attempt may succeed later */
export async function sendKeptPositions(missionId: string): Promise<void> {
  const database = await keptDatabase()
  if (!database) return
  const range = rangeOf(missionId)
  const kept = (await database.getAll('positions', range)) as Fix[]
  if (kept.length === 0) return
  const positions = stillUseful(kept.map(timed), new Date()).map(({ recordedAt, ...fix }) => ({
    ...fix,
    recordedAt: recordedAt.toISOString(),
  }))
  try {
    if (positions.length > 0)
      await call<typeof sendPositions>('POST /location/{deliveryId}', {
        params: { deliveryId: missionId },
        body: { positions },
      })
  } catch (error) {
    // the mission no longer moves, or is somebody else's: nobody may have them any more
    if (isTransient(error) || !(error instanceof ApiError)) throw error
  }
  newest.delete(missionId)
  for (const fix of kept) await database.delete('positions', keyOf(missionId, fix))
}
