import { AppError } from '@volant/contract/errors'
import type { SendLocation } from '@volant/contract/live'
import type { Actor } from '@volant/domain/kernel/actor'
import { byServerClock } from '@volant/domain/kernel/device-clock'
import { acceptPosition, isProgress } from '@volant/domain/tracking/position'
import type { Position } from '@volant/domain/tracking/position'
import DataLoader from 'dataloader'
import type { Clock } from '../../../platform/clock'
import type { Database, Tx } from '../../../platform/db/database'
import { sqlState } from '../../../platform/db/sqlstate'
import { keepProgress } from '../../deliveries/public'
import type { Progress } from '../../deliveries/public'
import type {} from '../events'
import { carriedBy, insertPositions, setSharingPaused } from '../store'
import type { Found } from '../store'

type Sent = Omit<SendLocation, 'deliveryId' | 'sentAt'>

/** What one phone sends of the delivery that its driver has. */
interface Sending {
  readonly actor: Actor
  readonly deliveryId: string
  readonly sent: readonly Sent[]
  /** When, by the clock of the phone. */
  readonly sentAt: SendLocation['sentAt']
}

interface Kept extends Position {
  readonly heading: number | null
}

interface Judged extends Pick<Found, 'row' | 'carried'> {
  readonly kept: readonly Kept[]
  readonly refusals: readonly string[]
}

/** Positions that arrive within this time are judged, kept and told together: thousands of phones send one each second. */
const GATHERED_MS = 20
const MOST_TOGETHER = 250

/** Judges positions one after the other as if each had come alone. @throws NOT_FOUND, CONFLICT */
function judge({ actor, sent, sentAt }: Sending, found: Found | undefined, before: Position | null, now: Date): Judged {
  if (actor.role !== 'DRIVER' || found?.row.selectedDriverId !== actor.profileId) throw new AppError('NOT_FOUND')
  const { row, carried } = found
  const at = sentAt ? new Date(sentAt) : null
  let last = before
  const refusals: string[] = []
  const kept: Kept[] = []
  for (const { latitude, longitude, recordedAt, heading = null } of sent) {
    const position = {
      latitude,
      longitude,
      recordedAt: recordedAt ? byServerClock(new Date(recordedAt), at, now) : now,
    }
    const verdict = acceptPosition(position, { status: row.status, carried, last, now })
    if (!verdict.accepted) {
      if (verdict.why === 'notTracked') throw new AppError('CONFLICT', { reason: 'ILLEGAL_TRANSITION' })
      refusals.push(verdict.why)
      continue
    }
    last = position
    kept.push({ ...position, heading })
  }
  return { row, carried, kept, refusals }
}

async function keep(tx: Tx, judged: readonly Judged[], now: Date): Promise<void> {
  const placesOf = ({ row, kept }: Judged) =>
    kept.map((place) => ({ deliveryId: row.id, driverId: row.selectedDriverId, receivedAt: now, ...place }))
  insertPositions(tx, judged.flatMap(placesOf))
  const progress: Progress[] = []
  for (const { row, carried, kept } of judged) {
    const newest = kept.at(-1)
    if (!newest) continue
    const { latitude, longitude, recordedAt } = newest
    // what was recorded before the pause says nothing of its end
    if (row.sharingPausedAt && recordedAt > row.sharingPausedAt) {
      await setSharingPaused(tx, row.id, null)
      tx.emit('sharing.changed', { delivery: row })
    }
    if (isProgress({ ...row, carried }, newest)) progress.push({ id: row.id, status: row.status, position: newest })
    const told = { latitude, longitude, recordedAt: recordedAt.toISOString() }
    tx.emit('position.recorded', { deliveryId: row.id, trackingId: row.trackingId, ...told })
  }
  await keepProgress(tx, progress)
}

const asError = (thrown: unknown) =>
  thrown instanceof Error ? thrown : new Error('no position is kept', { cause: thrown })

/** What the database says of a value that it does not take, whoever sent it. */
const isOfValues = (error: unknown) => /^2[23]/.test(sqlState(error) ?? '')

/** Takes what drivers' phones say of where they are. */
export function createPositions({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  /** @returns those that could not be kept, with the reason */
  async function keepAll(judged: readonly Judged[], now: Date): Promise<Map<Judged, Error>> {
    const [only, ...others] = judged
    if (!only) return new Map()
    try {
      await db.tx((tx) => keep(tx, judged, now))
      return new Map()
    } catch (error) {
      if (others.length === 0) return new Map([[only, asError(error)]])
      if (!isOfValues(error)) return new Map(judged.map((one) => [one, asError(error)]))
      // what one phone sent must not cost the others theirs
      const alone = await Promise.all(judged.map((one) => keepAll([one], now)))
      return new Map(alone.flatMap((failed) => [...failed]))
    }
  }

  async function takeTogether(sendings: readonly Sending[]): Promise<(Judged | Error)[]> {
    const now = clock.now()
    const found = await carriedBy(
      db.sql,
      sendings.map(({ deliveryId }) => deliveryId),
    )
    const lasts = new Map<string, Position | null>()
    const outcomes = sendings.map((sending) => {
      const delivery = found.get(sending.deliveryId)
      try {
        const judged = judge(sending, delivery, lasts.get(sending.deliveryId) ?? delivery?.last ?? null, now)
        const newest = judged.kept.at(-1)
        if (newest) lasts.set(sending.deliveryId, newest)
        return judged
      } catch (error) {
        return asError(error)
      }
    })
    const judged = outcomes.filter((outcome) => 'kept' in outcome).filter(({ kept }) => kept.length > 0)
    // in one order everywhere, so that two processes which change the same deliveries do not wait for each other in a ring
    const failed = await keepAll(
      judged.toSorted((one, other) => one.row.id.localeCompare(other.row.id)),
      now,
    )
    return outcomes.map((outcome) => ('kept' in outcome && failed.get(outcome)) || outcome)
  }

  const together = new DataLoader(takeTogether, {
    cache: false,
    maxBatchSize: MOST_TOGETHER,
    batchScheduleFn: (send) => void setTimeout(send, GATHERED_MS),
  })

  return {
    /**
     * Takes one position of the selected driver while the mission moves. What the rules refuse is dropped, not stored; of what will be
     * refused again and again the phone hears, so that it does not say that it shares.
     */
    async record(actor: Actor, { deliveryId, sentAt, ...sent }: SendLocation): Promise<void> {
      const { refusals } = await together.load({ actor, deliveryId, sent: [sent], sentAt })
      if (refusals.includes('outOfRange'))
        throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'latitude', code: 'outOfRange' }] })
      if (refusals.includes('future'))
        throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'recordedAt', code: 'outOfRange' }] })
    },

    /** The same for what a phone recorded while the live channel was away. @returns how many were kept */
    async recordAll(
      actor: Actor,
      deliveryId: string,
      sent: readonly Sent[],
      sentAt?: SendLocation['sentAt'],
    ): Promise<{ kept: number }> {
      const { kept } = await together.load({ actor, deliveryId, sent, sentAt })
      return { kept: kept.length }
    },
  }
}
