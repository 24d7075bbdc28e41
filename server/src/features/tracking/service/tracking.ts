import { AppError } from '@volant/contract/errors'
import { isVisible } from '@volant/domain/deliveries/policy'
import { isIn, TRACKED_STATUSES } from '@volant/domain/deliveries/statuses'
import type { Actor } from '@volant/domain/kernel/actor'
import { isTrackingOpen } from '@volant/domain/tracking/window'
import { maskFor, MASKS } from '@volant/domain/deliveries/masks'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/database'
import type {} from '../events'
import { readPublicView } from '../public-view'
import { byId, byTrackingId, lastPosition, setSharingPaused } from '../store'
import type { TrackedRow } from '../store'
import { createPositions } from './positions'
import type { Viewed } from './views'

export interface TrackingDeps {
  readonly db: Database
  readonly clock: Clock
  readonly viewed: Viewed
}

export interface Joined {
  readonly deliveryId: string
  /** True when the secret opened the door: frames then name the delivery by it. */
  readonly bySecret: boolean
}

const NOT_FOUND = () => new AppError('NOT_FOUND')

export function createTracking({ db, clock, viewed }: TrackingDeps) {
  /** A bidder sees an open auction, but follows nobody: only the viewers of the running mission do. */
  function mayFollow(actor: Actor, row: TrackedRow): boolean {
    if (actor.role === 'DRIVER' && actor.profileId !== row.selectedDriverId) return false
    return isVisible(actor, row)
  }

  /** By the secret inside its window, else by the id for a signed-in viewer in scope; all else is the same 404. */
  async function reach(actor: Actor, key: string): Promise<{ row: TrackedRow; bySecret: boolean }> {
    const secret = await byTrackingId(db.sql, key)
    if (secret !== undefined) {
      if (!isTrackingOpen(secret, clock.now())) throw NOT_FOUND()
      return { row: secret, bySecret: true }
    }
    const row = actor.role === 'ANONYMOUS' ? undefined : await byId(db.sql, key)
    if (row === undefined || !mayFollow(actor, row)) throw NOT_FOUND()
    return { row, bySecret: false }
  }

  /** The delivery that this driver has. */
  async function carried(actor: Actor, deliveryId: string) {
    const row = await byId(db.sql, deliveryId)
    if (row === undefined || actor.role !== 'DRIVER' || row.selectedDriverId !== actor.profileId) throw NOT_FOUND()
    return row
  }

  return {
    /** Does this secret follow a delivery now? */
    async isGuest(key: string | undefined): Promise<boolean> {
      const row = key === undefined ? undefined : await byTrackingId(db.sql, key)
      return row !== undefined && isTrackingOpen(row, clock.now())
    },

    async join(actor: Actor, key: string): Promise<Joined> {
      const { row, bySecret } = await reach(actor, key)
      viewed(actor, [row.id])
      return { deliveryId: row.id, bySecret }
    },

    async position(actor: Actor, key: string) {
      const { row } = await reach(actor, key)
      const last = isIn(row.status, TRACKED_STATUSES) ? await lastPosition(db.sql, row.id) : undefined
      if (last === undefined) throw NOT_FOUND()
      viewed(actor, [row.id])
      return { latitude: last.latitude, longitude: last.longitude, recordedAt: last.recordedAt.toISOString() }
    },

    /** The public page. The driver on the mission may open it by id, and hears the reception code on site all the same. */
    async view(actor: Actor, key: string) {
      const now = clock.now()
      const { row, bySecret } = await reach(actor, key)
      if (!bySecret && !isTrackingOpen(row, now)) throw NOT_FOUND()
      const asDriver = !bySecret && actor.role === 'DRIVER'
      if (asDriver && maskFor(actor, row, now) !== 'm-mission') throw NOT_FOUND()
      viewed(actor, [row.id])
      return readPublicView(db, row, MASKS['m-track'], asDriver, now)
    },

    carried,
    ...createPositions({ db, clock }),

    /** The driver says that they pause sharing, or share again: a pause is no lost signal. @returns since when it is paused */
    async pause(actor: Actor, deliveryId: string, paused: boolean): Promise<Date | null> {
      const row = await carried(actor, deliveryId)
      if (!isIn(row.status, TRACKED_STATUSES)) throw new AppError('CONFLICT', { reason: 'ILLEGAL_TRANSITION' })
      if (paused === (row.sharingPausedAt !== null)) return row.sharingPausedAt
      const since = paused ? clock.now() : null
      await db.tx(async (tx) => {
        await setSharingPaused(tx, row.id, since)
        tx.emit('sharing.changed', { delivery: row })
      })
      return since
    },
  }
}

export type Tracking = ReturnType<typeof createTracking>
