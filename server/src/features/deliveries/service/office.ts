import { AppError, ensure, refusalError } from '@volant/contract/errors'
import type {
  CancelDeliveryInput,
  UpdateDeliveryStatusInput,
  UpdateDeliveryTypeInput,
} from '@volant/contract/schema.generated'
import { actionOfStatus } from '@volant/domain/deliveries/calls'
import { cancelDeliverySchema, updateDeliveryStatusSchema } from '@volant/domain/deliveries/schema'
import { reportsAsTraces } from '@volant/domain/deliveries/sealing'
import type { FieldError } from '@volant/domain/kernel/errors'
import { read } from '@volant/domain/kernel/fields'
import { mayBeginAgain } from '@volant/domain/organizations/ranks'
import { changeOnce } from '../../../platform/idempotency'
import type { RequestContext } from '../../../platform/operations/registry'
import { refreshPlaces } from '../store/journey'
import { isOrganizationDeleted } from '../store/people'
import type { DeliveryChange, DeliveryRow } from '../store/row'
import { removeReturnVehicle } from '../store/vehicles'
import { changeDelivery, lockDelivery, requirePerson } from './change'
import { newCodes, newTrackingId } from './new-delivery'
import type { DeliveryDeps } from './deps'
import { estimated, quoteStored } from './journey'

/** What a delivery loses when it starts again from the beginning (T24). */
const FORGOTTEN = {
  cancelledAt: null,
  cancelReason: null,
  cancelAdditionalInfo: null,
  confirmedAt: null,
  confirmedByCustomerAt: null,
  smsId: null,
  smsSentAt: null,
  smsMessage: null,
  putInAuctionAt: null,
  selectedDriverId: null,
  finalPrice: null,
  // agreed on for what was cancelled: the estimate counts again, and follows what is edited
  clientFinalPrice: null,
  wantedPrice: null,
  minPrice: null,
  maxPrice: null,
  departedAt: null,
  completedAt: null,
  sharingPausedAt: null,
  lateToldAt: null,
  recipientToldLateAt: null,
  arrivalToldMinutes: null,
  isEditable: true,
} satisfies DeliveryChange

/** The actions of the detail page that need no form of their own: T6, T21 to T27. */
export function createOfficeActions(deps: DeliveryDeps) {
  const { db, clock } = deps
  return {
    async confirm(ctx: RequestContext, id: string): Promise<{ id: string }> {
      const { actor, ifMatch } = ctx
      const now = clock.now()
      return changeOnce(db, ctx, 'confirmDelivery', { id }, async (tx) => {
        const loaded = await lockDelivery(tx, actor, id)
        return changeDelivery(tx, actor, loaded, {
          action: 'CONFIRM',
          set: { confirmedAt: now, isEditable: false },
          version: ifMatch,
          now,
        })
      })
    },

    async cancel(ctx: RequestContext, input: CancelDeliveryInput): Promise<{ id: string }> {
      const { actor, ifMatch } = ctx
      const now = clock.now()
      return changeOnce(db, ctx, 'cancelDelivery', input, async (tx) => {
        const loaded = await lockDelivery(tx, actor, input.id)
        requirePerson(actor, loaded, 'CANCEL', now)
        const parsed = read(cancelDeliverySchema, { ...input, id: loaded.row.id })
        const additionalInfo = input.additionalInfo?.trim() || null
        // whether words are needed is the guard's to say
        const isLacking = ({ path, code }: FieldError) => path === 'additionalInfo' && code === 'required'
        if (!parsed.ok && !parsed.fields?.every(isLacking)) throw refusalError(parsed)
        return changeDelivery(tx, actor, loaded, {
          action: 'CANCEL',
          input: { cancel: { reason: input.reason, additionalInfo } },
          set: {
            cancelledAt: now,
            cancelReason: input.reason,
            cancelAdditionalInfo: additionalInfo,
            isEditable: false,
          },
          reason: input.reason,
          data: { additionalInfo },
          version: ifMatch,
          now,
        })
      })
    },

    async setStatus(ctx: RequestContext, input: UpdateDeliveryStatusInput): Promise<{ id: string }> {
      const { actor } = ctx
      const now = clock.now()
      const action = actionOfStatus(input.status)
      return changeOnce(db, ctx, 'updateDeliveryStatus', input, async (tx) => {
        const loaded = await lockDelivery(tx, actor, input.id)
        requirePerson(actor, loaded, action, now)
        const parsed = read(updateDeliveryStatusSchema, { ...input, id: loaded.row.id })
        if (!parsed.ok) throw refusalError(parsed)
        const reason = parsed.value.reason || null
        return changeDelivery(tx, actor, loaded, {
          action,
          input: { reason, ...(action === 'FORCE_STEP' ? { to: input.status } : {}) },
          set: setOf(action, loaded.row, input.status, now),
          ...(action === 'ACTIVATE' && {
            apply: async () => ensure(mayBeginAgain(await isOrganizationDeleted(tx, loaded.row.organizationId))),
          }),
          reason,
          version: input.version ?? ctx.ifMatch,
          now,
        })
      })
    },

    /** T25, the only change of type there is: the second car stays where it is. */
    async cancelRestitution(ctx: RequestContext, input: UpdateDeliveryTypeInput): Promise<{ id: string }> {
      const { actor, ifMatch } = ctx
      const now = clock.now()
      if (input.type !== 'STANDARD')
        throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'type', code: 'notAllowed' }] })
      const quote = await quoteStored(deps, input.id, { type: 'STANDARD' })
      return changeOnce(db, ctx, 'updateDeliveryType', input, async (tx) => {
        const loaded = await lockDelivery(tx, actor, input.id)
        const { row } = loaded
        const after = await changeDelivery(tx, actor, loaded, {
          action: 'CANCEL_RESTITUTION',
          set: {
            type: 'STANDARD',
            twoWayDeliverType: null,
            returnCode: null,
            numberOfVehicles: 1,
            toReturnFromAddressId: null,
            toReturnToAddressId: null,
            ...(quote && estimated(quote, row)),
            routeLegs: row.routeLegs?.slice(0, 1) ?? null,
          },
          apply: () => removeReturnVehicle(tx, row.id, now),
          version: ifMatch,
          now,
        })
        await refreshPlaces(tx, row.id)
        return { id: after.id }
      })
    },

    /** T26: gone from every list at once, purged after thirty days. */
    async remove(ctx: RequestContext, id: string): Promise<string> {
      const { actor, ifMatch } = ctx
      const now = clock.now()
      const removed = await changeOnce(db, ctx, 'deleteDelivery', { id }, async (tx) => {
        const loaded = await lockDelivery(tx, actor, id)
        return changeDelivery(tx, actor, loaded, {
          action: 'DELETE',
          set: { deletedAt: now },
          version: ifMatch,
          now,
        })
      })
      return removed.id
    },
  }
}

function setOf(
  action: 'ACTIVATE' | 'TERMINATE' | 'FORCE_STEP',
  { type, validationDocs }: DeliveryRow,
  target: string,
  now: Date,
): DeliveryChange {
  if (action === 'ACTIVATE')
    return {
      ...FORGOTTEN,
      ...newCodes(type === 'TWO_WAY_DELIVERY'),
      trackingId: newTrackingId(),
      validationDocs: reportsAsTraces(validationDocs),
    }
  if (action === 'TERMINATE') return { completedAt: now, isEditable: false }
  return target === 'ONGOING' ? { departedAt: now } : {}
}
