import type { LogData } from '@volant/domain/deliveries/log-data'
import type { LifecycleAction } from '@volant/domain/deliveries/actions'
import type { Actor } from '@volant/domain/kernel/actor'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../../../platform/db/database'
import type {} from '../events'
import { insertDelivery, insertLog } from '../store/delivery'
import type { DeliveryRow, NewDelivery, NewLog, NewVehicle } from '../store/row'

interface Logged {
  readonly transition: string
  readonly action: LifecycleAction
  readonly before: DeliveryRow | null
  readonly after: DeliveryRow
  readonly reason: string | null
  readonly data: LogData
  readonly at: Date
}

type Line = Omit<Logged, 'transition' | 'after'> & { readonly after: Pick<DeliveryRow, 'id' | 'version' | 'status'> }

function logLine(actor: Actor, { action, before, after, reason, data, at }: Line): NewLog {
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
export async function recordChange(tx: Tx, actor: Actor, logged: Logged): Promise<void> {
  await insertLog(tx, logLine(actor, logged))
  tx.emit('delivery.changed', { ...logged, actor })
}

/** T1: the new delivery with its cars, the first line of its log, and the event. */
export async function recordCreation(
  tx: Tx,
  actor: Actor,
  delivery: NewDelivery & Line['after'],
  cars: readonly NewVehicle[],
  at: Date,
): Promise<void> {
  const logged = { action: 'CREATE', before: null, reason: null, data: {}, at } as const
  const after = await insertDelivery(tx, delivery, cars, logLine(actor, { ...logged, after: delivery }))
  tx.emit('delivery.changed', { ...logged, transition: 'T1', after, actor })
}
