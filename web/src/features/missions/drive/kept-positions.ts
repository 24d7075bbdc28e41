import type { sendPositions } from '@volant/contract/rest/tracking'
import { isWorthKeeping, POSITIONS_A_CALL, stillUseful } from '@volant/domain/tracking/thinned'
import { call } from '../../../lib/api'
import { keptDatabase } from '../../../lib/kept/database'
import { mayComeLater } from '../outbox/refusal'
import type { Fix } from './geolocation'

const newest = new Map<string, Fix>()
const timed = ({ recordedAt, ...fix }: Fix) => ({ ...fix, recordedAt: new Date(recordedAt) })
// moments of one form sort like time
const keyOf = (missionId: string, { recordedAt }: Fix) => `${missionId} ${recordedAt}`
const rangeOf = (missionId: string, until = '\uffff') => IDBKeyRange.bound(`${missionId} `, `${missionId} ${until}`)

/** Keeps a position that could not be sent, unless it tells nothing beside the last one. */
export async function keepPosition(missionId: string, fix: Fix): Promise<void> {
  const last = newest.get(missionId)
  if (!isWorthKeeping(timed(fix), last ? timed(last) : null)) return
  newest.set(missionId, fix)
  const database = await keptDatabase()
  // where the phone has no room a position is the least of what is lost
  await database?.put('positions', fix, keyOf(missionId, fix)).catch(() => undefined)
}

/**
 * Sends what was kept of a mission, the oldest first and in as many calls as it takes. What a call has taken is deleted at once, so
 * that only the rest is left where a later one fails. What is sent twice all the same the server leaves out.
 * @param step the moment of a step that waits: only what was recorded before it is sent, and what the server does not take yet is
 * kept for a later one. Without it no step waits, and what the server refuses is of no use any more.
 * @throws when an attempt may succeed later
 */
export async function sendKeptPositions(missionId: string, step?: string): Promise<void> {
  const database = await keptDatabase()
  if (!database) return
  const kept = (await database.getAll('positions', rangeOf(missionId, step))) as Fix[]
  if (kept.length === 0) return
  for (let from = 0; from < kept.length; from += POSITIONS_A_CALL) {
    const part = kept.slice(from, from + POSITIONS_A_CALL)
    try {
      await sendUseful(missionId, part)
    } catch (error) {
      if (mayComeLater(error)) throw error
      // the mission does not move yet: the vehicle was taken without a network as well
      if (step !== undefined) return
      // it no longer moves, or is somebody else's: nobody may have them any more
    }
    for (const fix of part) await database.delete('positions', keyOf(missionId, fix))
  }
  newest.delete(missionId)
}

async function sendUseful(missionId: string, part: readonly Fix[]): Promise<void> {
  const positions = stillUseful(part.map(timed), new Date()).map(({ recordedAt, ...fix }) => ({
    ...fix,
    recordedAt: recordedAt.toISOString(),
  }))
  if (positions.length === 0) return
  await call<typeof sendPositions>('POST /location/{deliveryId}', {
    params: { deliveryId: missionId },
    // the server puts right a clock that is wrong
    body: { positions, sentAt: new Date().toISOString() },
  })
}

/** Deletes what nobody can use any more, of missions that ended otherwise. */
export async function forgetOldPositions(now: Date): Promise<void> {
  const database = await keptDatabase()
  for (const key of (await database?.getAllKeys('positions')) ?? []) {
    const fix = (await database?.get('positions', key)) as Fix | undefined
    if (fix && stillUseful([timed(fix)], now).length === 0) await database?.delete('positions', key)
  }
}
