import type { LogData } from '@volant/domain/deliveries/log-data'
import type { LifecycleAction } from '@volant/domain/deliveries/actions'
import type { Actor } from '@volant/domain/kernel/actor'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../../../platform/db/database'
import type {} from '../events'
import { insertDelivery, insertLog } from '../store/delivery'
import type { DeliveryRow, NewLog, NewVehicle } from '../store/row'

interface Logged {
  readonly transition: string
  readonly action: LifecycleAction
  readonly before: DeliveryRow | null
  readonly after: DeliveryRow
  readonly completes: boolean
  readonly reason: string | null
  readonly data: LogData
  readonly at: Date
}

function logLine(
  actor: Actor,
  { action, before, after, reason, data, at }: Omit<Logged, 'transition' | 'completes'>,
): NewLog {
  return {
    id: uuid({ msecs: at.getTime() }),
    deliveryId: after.id,
    version: after.version,
    at,
    actorRole: actor.role,
    actorSub: actor.role === 'ANONYMOUS' ? null : actor.sub,
    action,
    fromStatus: before?.status ?? null,
    toStatus: after.status,
    reason,
    forced: action === 'FORCE_STEP',
    data,
  }
}

/** One log row per version, and the event that the other features react to. */
export function recordChange(tx: Tx, actor: Actor, logged: Logged): void {
  insertLog(tx, logLine(actor, logged))
  tx.emit('delivery.changed', { ...logged, actor })
}

/** T1: the new delivery with its cars, the first line of its log, and the event. */
export function recordCreation(
  tx: Tx,
  actor: Actor,
  delivery: DeliveryRow,
  cars: readonly NewVehicle[],
  at: Date,
): void {
  const logged = { action: 'CREATE', before: null, after: delivery, reason: null, data: {}, at } as const
  insertDelivery(tx, delivery, cars, logLine(actor, logged))
  // the form of a creation names neither places nor vehicles
  tx.emit('delivery.changed', { ...logged, completes: false, transition: 'T1', actor })
}
