import { ensure, refusalError } from '@volant/contract/errors'
import type { CreateDeliveryInput } from '@volant/contract/schema.generated'
import { decideCreation } from '@volant/domain/deliveries/lifecycle'
import { createDeliverySchema } from '@volant/domain/deliveries/schema'
import { read } from '@volant/domain/kernel/fields'
import { once } from '../../../platform/idempotency'
import type { RequestContext } from '../../../platform/operations/registry'
import { isPhone } from '../../../platform/phone'
import { isOfNobody } from '../store/delivery'
import { newVehicles } from '../store/vehicles'
import type { DeliveryDeps } from './deps'
import { newDelivery } from './new-delivery'
import { orderFor } from './people'
import { recordCreation } from './record'

/** T1: step 1 of the wizard. */
export function createCreate({ db, clock }: DeliveryDeps) {
  const schemaOf = (oneDate: boolean) => createDeliverySchema({ now: () => clock.now(), isPhone, oneDate })
  const threeDatesForm = schemaOf(false)
  const oneDateForm = schemaOf(true)

  return async function create(ctx: RequestContext, input: CreateDeliveryInput): Promise<{ id: string }> {
    const { actor } = ctx
    ensure(decideCreation(actor))
    const now = clock.now()
    // the transaction would lock nothing of this; one that asks nothing itself is a single packet
    const { representative, publicId } = await orderFor(db, actor, input.representativeId)
    const parsed = read(representative.oneDate ? oneDateForm : threeDatesForm, input)
    const created = db.tx(async (tx) => {
      return once(tx, ctx, 'createDelivery', input, async () => {
        // only now: a repeat whose dates have passed by then is answered as it was
        if (!parsed.ok) throw refusalError(parsed)
        const form = parsed.value
        const delivery = newDelivery({ form, representative, publicId, now })
        recordCreation(tx, actor, delivery, newVehicles(delivery, delivery.numberOfVehicles === 2, now), now)
        return { id: delivery.id }
      })
    }, ctx.beforeCommit)
    return created.catch(async (error: unknown) => {
      // refused as whoever orders a moment later
      if (isOfNobody(error)) await orderFor(db, actor, input.representativeId)
      throw error
    })
  }
}
