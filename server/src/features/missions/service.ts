import { AppError, refusalError } from '@volant/contract/errors'
import type { MissionStepInput } from '@volant/contract/schema.generated'
import { decide } from '@volant/domain/deliveries/lifecycle'
import { vehicleOfStep } from '@volant/domain/deliveries/mission'
import { mayInspect } from '@volant/domain/deliveries/policy'
import { missionStepSchema } from '@volant/domain/deliveries/schema'
import type { Actor } from '@volant/domain/kernel/actor'
import { read } from '@volant/domain/kernel/fields'
import type { z } from 'zod'
import type { Clock } from '../../platform/clock'
import type { Database, Tx } from '../../platform/db/database'
import { once } from '../../platform/idempotency'
import type { RequestContext } from '../../platform/operations/registry'
import { changeDelivery, lockDelivery, requirePerson } from '../deliveries/public'
import type { DeliveryChange, DeliveryRow, Loaded } from '../deliveries/public'
import { refusedCode } from './codes'
import { isBusy } from './store/drivers'
import { updateVehicleAt } from './store/vehicles'

type StepForm = z.output<typeof missionStepSchema>

export interface HandOver {
  readonly delivery: DeliveryRow
  readonly vehicle: 0 | 1
  readonly signedBy: string | null
  readonly signatureKey: string | null
  readonly refusedReason: string | null
  readonly at: Date
}

export interface DrawnReport {
  readonly document: { readonly name: string; readonly key: string; readonly url: string; readonly type: 'PV' }
  /** The key of the signature on it; null where nobody signed on the screen. */
  readonly signatureKey: string | null
}

export interface MissionDeps {
  readonly db: Database
  readonly clock: Clock
  /** Draws the signed report of a hand-over and stores it; answers the document to add to the delivery, and whose drawing it shows. */
  readonly drawReport: (tx: Tx, handOver: HandOver) => Promise<DrawnReport>
}

/** Mileage and fuel that came with the step, written before the inspection is judged. */
async function fileFigures(tx: Tx, actor: Actor, form: StepForm, { row, facts }: Loaded): Promise<void> {
  const sides = { PICK_UP: 'before', SWAP_PICK_UP: 'before', HAND_OVER: 'after', SWAP_HAND_OVER: 'after' } as const
  if (!(form.action in sides) || form.action === 'WITHDRAW') return
  const side = sides[form.action as keyof typeof sides]
  const leg = vehicleOfStep(form.action)
  if (!mayInspect(actor, facts, { leg, side }).ok) return
  const set = {
    ...(form.mileage != null && { [side === 'before' ? 'mileageBefore' : 'mileageAfter']: form.mileage }),
    ...(form.essence != null && { [side === 'before' ? 'essenceBefore' : 'essenceAfter']: form.essence }),
  }
  if (Object.keys(set).length === 0) return
  await updateVehicleAt(tx, row.id, leg, set)
}

function columnsOf(form: StepForm, now: Date): DeliveryChange {
  switch (form.action) {
    case 'WITHDRAW':
      return { selectedDriverId: null, finalPrice: null }
    case 'DEPART':
      return { departedAt: now }
    case 'FINISH':
      return { completedAt: now }
    default:
      return {}
  }
}

/** The driver's steps: T11 to T20. */
export function createMissions({ db, clock, drawReport }: MissionDeps) {
  async function walk(
    tx: Tx,
    actor: Actor,
    delivery: Loaded,
    form: StepForm,
    driverBusy: boolean,
    now: Date,
  ): Promise<{ id: string }> {
    const { row } = delivery
    const handsOver = form.action === 'HAND_OVER' || form.action === 'SWAP_HAND_OVER'
    const signs = handsOver && Boolean(form.signedBy || form.refusedReason)
    const report = signs
      ? await drawReport(tx, {
          delivery: row,
          vehicle: form.action === 'HAND_OVER' ? 0 : 1,
          signedBy: form.signedBy ?? null,
          signatureKey: form.signatureKey ?? null,
          refusedReason: form.refusedReason ?? null,
          at: now,
        })
      : null
    const after = await changeDelivery(tx, actor, delivery, {
      action: form.action,
      input: { code: 'RIGHT', driverBusy },
      set: {
        ...columnsOf(form, now),
        ...(report && {
          validationDocs: [...(row.validationDocs as unknown[]), { ...report.document, label: 'PV', deleted: false }],
        }),
      },
      data: {
        ...(form.signedBy && { signedBy: form.signedBy }),
        ...(report?.signatureKey && { signatureKey: report.signatureKey }),
        ...(form.refusedReason && { refusedReason: form.refusedReason }),
        ...(form.occurredAt && { occurredAt: form.occurredAt.toISOString() }),
        ...(form.latitude != null && { latitude: form.latitude, longitude: form.longitude }),
      },
      now,
    })
    return { id: after.id }
  }

  return {
    async advance(ctx: RequestContext, input: MissionStepInput): Promise<{ id: string }> {
      const { actor } = ctx
      const now = clock.now()
      const outcome = await db.tx(async (tx) => {
        const first = await lockDelivery(tx, actor, input.deliveryId)
        if (actor.role !== 'DRIVER' || first.row.selectedDriverId !== actor.profileId) throw new AppError('NOT_FOUND')
        const parsed = read(missionStepSchema, input)
        if (!parsed.ok) throw refusalError(parsed)
        const form = parsed.value
        requirePerson(actor, first, form.action, now)
        await fileFigures(tx, actor, form, first)
        const delivery = await lockDelivery(tx, actor, input.deliveryId)
        const driverBusy = form.action === 'PICK_UP' && (await isBusy(tx, actor.profileId, delivery.row.id))
        const legal = decide(actor, delivery.facts, form.action, { code: 'RIGHT', driverBusy }, now)
        // a step already done is answered by its key below; only one that could succeed is worth a try of the code
        if (legal.ok && form.action !== 'WITHDRAW') {
          const refused = await refusedCode(tx, actor, delivery.row, form.action, form.code, now)
          if (refused) return refused
        }
        return once(tx, { ...ctx, idempotencyKey: form.idempotencyKey }, 'advanceMission', input, () =>
          walk(tx, actor, delivery, form, driverBusy, now),
        )
      })
      // thrown only now: the transaction that counted the wrong try has been kept
      if (outcome instanceof AppError) throw outcome
      return outcome
    },
  }
}

export type Missions = ReturnType<typeof createMissions>
