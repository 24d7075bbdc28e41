import { randomBytes, randomInt } from 'node:crypto'
import { ensure, refusalError } from '@volant/contract/errors'
import type { CreateDeliveryInput } from '@volant/contract/schema.generated'
import { drawCodes } from '@volant/domain/deliveries/codes'
import { decideCreation } from '@volant/domain/deliveries/lifecycle'
import { createDeliverySchema } from '@volant/domain/deliveries/schema'
import { read } from '@volant/domain/kernel/fields'
import { v7 as uuid } from 'uuid'
import { once } from '../../../platform/idempotency'
import type { RequestContext } from '../../../platform/operations/registry'
import { isPhone, toE164 } from '../../../platform/phone'
import { newVehicles } from '../store/vehicles'
import { recordCreation } from './record'
import type { DeliveryDeps } from './deps'
import { representativeFor } from './people'

/** The delivery report that every new delivery waits for; it is signed at hand-over. */
const DEFAULT_DOCS = [{ name: 'PV', label: 'PV', type: 'PV', key: null, url: null, deleted: false }]

/** 128 bits that nobody guesses: the secret of the public tracking link. */
export function newTrackingId(): string {
  return randomBytes(16).toString('base64url')
}

export function newCodes(twoWay: boolean) {
  return drawCodes(twoWay, (below) => randomInt(below))
}

/** T1: step 1 of the wizard. The codes and the tracking secret exist from here on. */
export function createCreate({ db, clock }: DeliveryDeps) {
  const schemaOf = (oneDate: boolean) => createDeliverySchema({ now: () => clock.now(), isPhone, oneDate })
  const threeDatesForm = schemaOf(false)
  const oneDateForm = schemaOf(true)

  return async function create(ctx: RequestContext, input: CreateDeliveryInput): Promise<{ id: string }> {
    const { actor } = ctx
    ensure(decideCreation(actor))
    const now = clock.now()
    return db.tx(async (tx) => {
      const representative = await representativeFor(tx, actor, input.representativeId)
      const parsed = read(representative.oneDate ? oneDateForm : threeDatesForm, input)
      if (!parsed.ok) throw refusalError(parsed)
      const form = parsed.value
      const twoWay = form.type === 'TWO_WAY_DELIVERY'
      return once(tx, ctx, 'createDelivery', input, async () => {
        const id = uuid({ msecs: now.getTime() })
        const deadline = form.carDeliveryDeadline
        const delivery = {
          id,
          version: 1,
          type: form.type,
          twoWayDeliverType: twoWay ? (form.twoWayDeliverType ?? 'EXCHANGE') : null,
          status: 'REQUESTED',
          category: form.type === 'OKM' ? 'OKM' : 'STANDARD',
          clientStatus: form.clientStatus ?? 'PROFESSIONAL',
          language: form.language ?? 'fr',
          organizationId: representative.organizationId,
          representativeId: representative.id,
          representativeFirstName: form.representativeFirstName ?? representative.firstName,
          representativeLastName: form.representativeLastName ?? representative.lastName,
          representativeEmail: form.representativeEmail ?? representative.email,
          representativePhone: toE164(form.representativePhone ?? '') ?? representative.phone,
          representativeCompany: representative.company,
          representativeSiret: representative.siret,
          clientFirstName: form.clientFirstName,
          clientLastName: form.clientLastName,
          clientEmail: form.clientEmail,
          clientPhone: toE164(form.clientPhone ?? ''),
          clientCompany: form.clientCompany ?? null,
          clientSiret: form.clientSiret ?? null,
          clientDrivingLicenceNumber: form.clientDrivingLicenceNumber ?? null,
          carAvailabilityDate: form.carAvailabilityDate ?? deadline,
          carPickUpDate: form.carPickUpDate ?? deadline,
          carDeliveryDeadline: deadline,
          numberOfVehicles: twoWay ? 2 : 1,
          docs: DEFAULT_DOCS,
          ...newCodes(twoWay),
          trackingId: newTrackingId(),
          stepAt: now,
          createdAt: now,
          updatedAt: now,
        } as const
        await recordCreation(tx, actor, delivery, newVehicles(delivery, twoWay, now), now)
        return { id }
      })
    }, ctx.beforeCommit)
  }
}
