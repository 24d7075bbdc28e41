import { AppError, refusalError } from '@volant/contract/errors'
import type { MissionStepInput } from '@volant/contract/schema.generated'
import { decide } from '@volant/domain/deliveries/lifecycle'
import { vehicleOfStep } from '@volant/domain/deliveries/mission'
import { mayInspect } from '@volant/domain/deliveries/policy'
import { missionStepSchema } from '@volant/domain/deliveries/schema'
import type { Actor } from '@volant/domain/kernel/actor'
import { read } from '@volant/domain/kernel/fields'
import type { z } from 'zod'
import type { Clock } from '../../../platform/clock'
import type { Database, Tx } from '../../../platform/db/database'
import { once } from '../../../platform/idempotency'
import type { RequestContext } from '../../../platform/operations/registry'
import { changeDelivery, lockDelivery, requirePerson } from '../../deliveries/public'
import type { DeliveryChange, DeliveryRow, Loaded } from '../../deliveries/public'
import { refusedCode } from './codes'
import type { DrawnReport, DrawReport, HandOver, PrepareReport } from './report'
import { isBusy } from '../store/drivers'
import { updateVehicleAt } from '../store/vehicles'

type StepForm = z.output<typeof missionStepSchema>

export interface MissionDeps {
  readonly db: Database
  readonly clock: Clock
  readonly prepareReport: PrepareReport
}

/** The side of the inspection that a step ends. */
const INSPECTED: Readonly<Partial<Record<StepForm['action'], 'before' | 'after'>>> = {
  PICK_UP: 'before',
  SWAP_PICK_UP: 'before',
  HAND_OVER: 'after',
  SWAP_HAND_OVER: 'after',
}

/** Mileage and fuel that came with the step, written before the inspection is judged. */
async function fileFigures(tx: Tx, actor: Actor, form: StepForm, { row, facts }: Loaded): Promise<void> {
  const side = INSPECTED[form.action]
  if (side === undefined || form.action === 'WITHDRAW') return
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

/** What its report states; null where the step is no hand-over, or nobody signed it or said why not. */
function handOverOf(form: StepForm, delivery: DeliveryRow, at: Date): HandOver | null {
  if (form.action !== 'HAND_OVER' && form.action !== 'SWAP_HAND_OVER') return null
  const { signedBy = null, signatureKey = null, refusedReason = null } = form
  if (!signedBy && !refusedReason) return null
  return { delivery, vehicle: form.action === 'HAND_OVER' ? 0 : 1, signedBy, signatureKey, refusedReason, at }
}

const DRAWINGS_AT_MOST = 3

/** The driver's steps: T11 to T20. */
export function createMissions({ db, clock, prepareReport }: MissionDeps) {
  async function walk(
    tx: Tx,
    actor: Actor,
    delivery: Loaded,
    form: StepForm,
    driverBusy: boolean,
    report: DrawnReport | null,
    now: Date,
  ): Promise<{ id: string }> {
    const { row } = delivery
    await report?.file(tx)
    const after = await changeDelivery(tx, actor, delivery, {
      action: form.action,
      input: { code: 'RIGHT', driverBusy },
      set: {
        ...columnsOf(form, now),
        ...(report && {
          validationDocs: [...row.validationDocs, { ...report.document, deleted: false }],
        }),
      },
      data: {
        ...(form.signedBy && { signedBy: form.signedBy }),
        ...(report?.signatureKey && { signatureKey: report.signatureKey }),
        ...(form.refusedReason && { refusedReason: form.refusedReason }),
        ...(form.occurredAt && { occurredAt: form.occurredAt.toISOString() }),
        ...(form.latitude != null && form.longitude != null && { latitude: form.latitude, longitude: form.longitude }),
      },
      now,
    })
    return { id: after.id }
  }

  /** @returns a refused code, or how to draw the report that this hand-over still needs; in both cases the step is not taken */
  async function attempt(
    tx: Tx,
    ctx: RequestContext,
    input: MissionStepInput,
    drawn: DrawnReport | null,
    now: Date,
  ): Promise<{ id: string } | DrawReport | AppError> {
    const { actor } = ctx
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
    const handOver = legal.ok ? handOverOf(form, delivery.row, now) : null
    // a step already done is answered by its key below; only one that could succeed is worth a try of the code
    if (legal.ok && form.action !== 'WITHDRAW') {
      const refused = await refusedCode(tx, actor, delivery.row, form.action, form.code, now)
      if (refused) return refused
    }
    if (handOver && !(await drawn?.isTrueOf(tx, delivery.row))) return prepareReport(tx, handOver)
    return once(tx, { ...ctx, idempotencyKey: form.idempotencyKey }, 'advanceMission', input, () =>
      walk(tx, actor, delivery, form, driverBusy, handOver && drawn, now),
    )
  }

  return {
    /**
     * A hand-over takes two transactions, so that its report is drawn and stored while no row is held. The second one judges
     * everything again, files the report and takes the step: should the process end in between, nothing has happened but that
     * the figures of the inspection are kept, and the phone's repeated call draws the report anew.
     */
    async advance(ctx: RequestContext, input: MissionStepInput): Promise<{ id: string }> {
      const now = clock.now()
      let report: DrawnReport | null = null
      for (let drawings = 0; drawings <= DRAWINGS_AT_MOST; drawings++) {
        const drawn: DrawnReport | null = report
        const outcome: { id: string } | DrawReport | AppError = await db.tx(
          (tx) => attempt(tx, ctx, input, drawn, now),
          async (tx, left) => {
            if (typeof left !== 'function' && !(left instanceof AppError)) await ctx.beforeCommit?.(tx, left)
          },
        )
        // thrown only now: the transaction that counted the wrong try has been kept
        if (outcome instanceof AppError) throw outcome
        if (typeof outcome !== 'function') return outcome
        report = await outcome()
      }
      throw new AppError('UNAVAILABLE', { retryAfter: 1 })
    },
  }
}

export type Missions = ReturnType<typeof createMissions>
