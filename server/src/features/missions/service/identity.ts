import { AppError, refusalError } from '@volant/contract/errors'
import type { AcceptVehicleInput } from '@volant/contract/schema.generated'
import { happenedAt } from '@volant/domain/deliveries/captured'
import type { DeliveryFacts } from '@volant/domain/deliveries/facts'
import { filedIdentity, isOtherVehicle, writtenIdentity } from '@volant/domain/deliveries/identity'
import type { Identity, IdentityForm } from '@volant/domain/deliveries/identity'
import { nextMissionStep, vehicleOfStep } from '@volant/domain/deliveries/mission'
import { acceptVehicleSchema } from '@volant/domain/deliveries/schema'
import type { Actor } from '@volant/domain/kernel/actor'
import { read } from '@volant/domain/kernel/fields'
import { v7 as uuid, validate } from 'uuid'
import type { Clock } from '../../../platform/clock'
import type { Database, Tx } from '../../../platform/db/database'
import { changeOnce } from '../../../platform/idempotency'
import type { RequestContext } from '../../../platform/operations/registry'
import { changeDelivery, lockDelivery, requirePerson } from '../../deliveries/public'
import type { Loaded } from '../../deliveries/public'
import type {} from '../events'
import { insertProblem } from '../store/problems'
import { findVehicle, findVehicleAt, updateVehicle } from '../store/vehicles'
import type { VehicleRow } from '../store/vehicles'

interface Deps {
  readonly db: Database
  readonly clock: Clock
}

interface Times {
  readonly now: Date
  readonly sentAt: Date | undefined
}

export function identityOf(form: IdentityForm, { identity }: VehicleRow, { row }: Loaded, times: Times): Identity {
  return filedIdentity(identity, writtenIdentity(form), happenedAt(form.seenAt, { stepBefore: row.stepAt, ...times }))
}

/** Is the vehicle that the driver stands before another than ordered, and has nobody accepted it? */
export async function isOtherUnderWay(tx: Tx, { row, facts }: Loaded): Promise<boolean> {
  const vehicle = await findVehicleAt(tx, row.id, legOf(facts))
  return vehicle !== undefined && isOtherVehicle(vehicle, row.options)
}

const legOf = (facts: DeliveryFacts): 0 | 1 => vehicleOfStep(nextMissionStep(facts) ?? 'PICK_UP')

interface Seen {
  readonly actor: Actor
  readonly delivery: Loaded
  readonly identity: Identity
  readonly write: () => Promise<void>
  readonly now: Date
}

/** The driver stands before another vehicle than ordered: the office is told as of any problem. */
export async function tellOtherVehicle(tx: Tx, { actor, delivery, identity, write, now }: Seen): Promise<void> {
  if (actor.role !== 'DRIVER') throw new AppError('FORBIDDEN')
  const seen = [identity.plate, identity.vin && `VIN ${identity.vin}`].filter(Boolean).join(', ')
  const capturedAt = new Date(identity.seenAt)
  const problem = { id: uuid(), driverId: actor.profileId, kind: 'other_vehicle', text: seen, capturedAt } as const
  const after = await changeDelivery(tx, actor, delivery, {
    action: 'SEE_OTHER_VEHICLE',
    data: { seen, occurredAt: identity.seenAt },
    now,
    async apply() {
      await write()
      await insertProblem(tx, { ...problem, deliveryId: delivery.row.id, receivedAt: now })
    },
  })
  const { id: problemId, ...reported } = problem
  tx.emit('problem.reported', { delivery: after, problemId, ...reported })
}

/** What the office decides of a vehicle that is another than ordered. */
export function createIdentities({ db, clock }: Deps) {
  return {
    /** The driver may take it all the same. */
    async accept(ctx: RequestContext, input: AcceptVehicleInput): Promise<{ id: string }> {
      const { actor } = ctx
      const now = clock.now()
      return changeOnce(db, ctx, 'acceptVehicle', input, async (tx) => {
        const named = validate(input.vehicleId) ? await findVehicle(tx.sql, input.vehicleId) : undefined
        if (named === undefined) throw new AppError('NOT_FOUND')
        const delivery = await lockDelivery(tx, actor, named.deliveryId)
        requirePerson(actor, delivery, 'ACCEPT_VEHICLE', now)
        const parsed = read(acceptVehicleSchema, input)
        if (!parsed.ok) throw refusalError(parsed)
        // read again under the lock: the driver may have read something else meanwhile
        const vehicle = await findVehicle(tx.sql, named.id)
        const { identity = null } = vehicle ?? {}
        const isUnderWay = vehicle?.position === legOf(delivery.facts)
        const { reason } = parsed.value
        await changeDelivery(tx, actor, delivery, {
          action: 'ACCEPT_VEHICLE',
          reason,
          now,
          async apply() {
            if (!vehicle || !identity || !isUnderWay || !isOtherVehicle(vehicle, delivery.row.options))
              throw new AppError('CONFLICT', { reason: 'ILLEGAL_TRANSITION' })
            await updateVehicle(tx, vehicle.id, { identity: { ...identity, acceptedAt: now.toISOString() } })
          },
        })
        return { id: named.id }
      })
    },
  }
}

export type Identities = ReturnType<typeof createIdentities>
