import { AppError, refusalError } from '@volant/contract/errors'
import type { MissionStepInput } from '@volant/contract/schema.generated'
import { happenedAt } from '@volant/domain/deliveries/captured'
import type { ActionInput } from '@volant/domain/deliveries/facts'
import { decide } from '@volant/domain/deliveries/lifecycle'
import { mayInspect } from '@volant/domain/deliveries/policy'
import { missionStepSchema, stepKeySchema } from '@volant/domain/deliveries/schema'
import { inspectionOf } from '@volant/domain/deliveries/sealing'
import { saidOf, toSigning } from '@volant/domain/inspection/signing'
import type { Actor } from '@volant/domain/kernel/actor'
import { read } from '@volant/domain/kernel/fields'
import type * as z from 'zod'
import type { Clock } from '../../../platform/clock'
import type { Database, Tx } from '../../../platform/db/database'
import { once } from '../../../platform/idempotency'
import type { RequestContext } from '../../../platform/operations/registry'
import { changeDelivery, lockDelivery, requirePerson } from '../../deliveries/public'
import type { DeliveryChange, DeliveryRow, Loaded } from '../../deliveries/public'
import { refusedCode } from './codes'
import { isOtherUnderWay } from './identity'
import type { DrawnReport, DrawReport, Inspected, PrepareReport } from './report'
import { isBusy } from '../store/drivers'
import { updateVehicleAt } from '../store/vehicles'

type StepForm = z.output<typeof missionStepSchema>

export interface MissionDeps {
  readonly db: Database
  readonly clock: Clock
  readonly prepareReport: PrepareReport
}

/** The driver's own mission; null for any other delivery, whether there is one or not. */
async function lockMission(tx: Tx, actor: Actor, id: string): Promise<Loaded | null> {
  try {
    const found = await lockDelivery(tx, actor, id)
    return actor.role === 'DRIVER' && found.row.selectedDriverId === actor.profileId ? found : null
  } catch (refusal) {
    if (refusal instanceof AppError) return null
    throw refusal
  }
}

/** Mileage and fuel that came with the step, written before the inspection is judged. */
async function fileFigures(tx: Tx, actor: Actor, form: StepForm, { row, facts }: Loaded): Promise<void> {
  const inspection = inspectionOf(form.action)
  if (inspection === null) return
  const { vehicle: leg, side } = inspection
  if (!mayInspect(actor, facts, { leg, side }).ok) return
  const set = {
    ...(form.mileage != null && { [side === 'before' ? 'mileageBefore' : 'mileageAfter']: form.mileage }),
    ...(form.essence != null && { [side === 'before' ? 'essenceBefore' : 'essenceAfter']: form.essence }),
  }
  if (Object.keys(set).length === 0) return
  await updateVehicleAt(tx, row.id, leg, set)
}

function columnsOf(form: StepForm, at: Date): DeliveryChange {
  switch (form.action) {
    case 'WITHDRAW':
      return { selectedDriverId: null, finalPrice: null }
    case 'DEPART':
      return { departedAt: at }
    case 'FINISH':
      return { completedAt: at }
    default:
      return {}
  }
}

/** What its report states; null where the step ends no inspection. */
function inspectedOf(form: StepForm, delivery: DeliveryRow, at: Date): Inspected | null {
  const inspection = inspectionOf(form.action)
  return inspection && { ...inspection, delivery, ...toSigning(form), at }
}

interface Times {
  readonly now: Date
  /** When the driver took the step, as the device noted it. */
  readonly at: Date
}

const DRAWINGS_AT_MOST = 3

/** The driver's steps: T11 to T20. */
export function createMissions({ db, clock, prepareReport }: MissionDeps) {
  async function walk(
    tx: Tx,
    actor: Actor,
    delivery: Loaded,
    form: StepForm,
    input: ActionInput,
    report: DrawnReport | null,
    { now, at }: Times,
  ): Promise<{ id: string }> {
    const { row } = delivery
    const after = await changeDelivery(tx, actor, delivery, {
      action: form.action,
      input,
      reason: form.action === 'WITHDRAW' ? (form.reason ?? null) : null,
      set: {
        ...columnsOf(form, at),
        ...(report && {
          validationDocs: [...row.validationDocs, { ...report.document, deleted: false }],
        }),
      },
      data: {
        ...(inspectionOf(form.action) && saidOf(toSigning(form))),
        ...(form.occurredAt && { occurredAt: at.toISOString() }),
        ...(form.latitude != null && form.longitude != null && { latitude: form.latitude, longitude: form.longitude }),
      },
      now,
      at,
    })
    await report?.file(tx, after, after.version)
    return { id: after.id }
  }

  /** @returns a refused code, or how to draw the report that this step still needs; in both cases the step is not taken */
  async function attempt(
    tx: Tx,
    ctx: RequestContext,
    input: MissionStepInput,
    drawn: DrawnReport | null,
    now: Date,
  ): Promise<{ id: string } | DrawReport | AppError> {
    const { actor } = ctx
    const key = read(stepKeySchema, { idempotencyKey: input.idempotencyKey })
    if (!key.ok) throw refusalError(key)
    const take = (work: () => Promise<{ id: string }>) =>
      once(tx, { ...ctx, ...key.value }, 'advanceMission', input, work)
    const first = await lockMission(tx, actor, input.deliveryId)
    // whoever has withdrawn is not the driver any more, and the repeated call is answered all the same
    if (actor.role !== 'DRIVER' || first === null) return take(() => Promise.reject(new AppError('NOT_FOUND')))
    const parsed = read(missionStepSchema, input)
    if (!parsed.ok) throw refusalError(parsed)
    const form = parsed.value
    requirePerson(actor, first, form.action, now)
    await fileFigures(tx, actor, form, first)
    const delivery = await lockDelivery(tx, actor, input.deliveryId)
    const takes = form.action.endsWith('PICK_UP')
    const driverBusy = takes && (await isBusy(tx, actor.profileId, delivery.row.id))
    const otherVehicle = takes && (await isOtherUnderWay(tx, delivery))
    const judged = { code: 'RIGHT', driverBusy, otherVehicle } as const
    const legal = decide(actor, delivery.facts, form.action, judged, now)
    const at = happenedAt(form.occurredAt ?? null, { stepBefore: delivery.row.stepAt, now, sentAt: ctx.sentAt })
    const inspected = legal.ok ? inspectedOf(form, delivery.row, at) : null
    // a step already done is answered by its key below; only one that could succeed is worth a try of the code
    if (legal.ok && form.action !== 'WITHDRAW') {
      const refused = await refusedCode(tx, actor, delivery.row, { ...form, action: form.action, at }, now)
      if (refused) return refused
    }
    if (inspected && !(await drawn?.isTrueOf(tx, delivery.row))) {
      const draw = await prepareReport(tx, inspected)
      if (draw) return draw
    }
    return take(() => walk(tx, actor, delivery, form, judged, inspected && drawn, { now, at }))
  }

  return {
    /**
     * A step that ends an inspection takes two transactions, so that its report is drawn, sealed and stored while no row is held.
     * The second one judges everything again, takes the step and files the report: should the process end in between, nothing has
     * happened but that the figures of the inspection are kept, and the phone's repeated call draws the report anew.
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
