import { AppError, ensure, refusalError } from '@volant/contract/errors'
import type { OrganizationInput, UpdateOrganizationInput } from '@volant/contract/schema.generated'
import { RANK } from '@volant/domain/kernel/actor'
import { read } from '@volant/domain/kernel/fields'
import { addressAgrees } from '@volant/domain/invoices/electronic/address'
import { numbersAgree } from '@volant/domain/organizations/company-numbers'
import { mayDeleteOrganization } from '@volant/domain/organizations/ranks'
import { organizationSchema, updateOrganizationSchema } from '@volant/domain/organizations/schema'
import { isSlug, slugOf } from '@volant/domain/organizations/slug'
import type { AddressForm } from '@volant/domain/places/schema'
import { mayCallByRank } from '@volant/domain/permissions/operations'
import { validate } from 'uuid'
import type { Tx } from '../../../platform/db/database'
import { changeOnce } from '../../../platform/idempotency'
import type { RequestContext } from '../../../platform/operations/registry'
import { isPhone, toE164 } from '../../../platform/phone'
import { addressesById, differenceOf, insertAddress } from '../../deliveries/public'
import {
  countOpenDeliveries,
  insertMember,
  insertOrganization,
  lockOrganization,
  peopleOf,
  updateMember,
  updateOrganization,
} from '../store'
import type { StoredOrganization } from '../store'
import { subOf } from './members'
import type { OrganizationParts } from './members'

const refuseField = (path: string, code: 'invalid' | 'notAllowed') =>
  new AppError('BAD_USER_INPUT', { fields: [{ path, code }] })

type Numbers = Pick<StoredOrganization, 'siren' | 'vatId' | 'electronicAddress'>

function ensureNumbers({ siren, vatId, electronicAddress }: Numbers): void {
  if (!numbersAgree(siren, vatId)) throw refuseField('vatId', 'invalid')
  if (!addressAgrees(siren, electronicAddress)) throw refuseField('electronicAddress', 'invalid')
}

/** Where the address of a form is kept: as it was where it did not change, else written anew. */
async function keptAddress(tx: Tx, stored: string | null, form: AddressForm | null): Promise<string | null> {
  if (form === null) return null
  const before = (await addressesById(tx, [stored])).get(stored ?? '')
  return before && differenceOf(before, form) === null ? before.id : insertAddress(tx, form)
}

const OWNER_FIELDS = ['ownerFirstName', 'ownerLastName', 'ownerPhone', 'ownerFunction', 'ownerService'] as const

export function createOrganizationWrites({ db, clock, accounts }: OrganizationParts) {
  async function writeOwner(
    tx: Tx,
    organization: StoredOrganization,
    { ownerEmail, ...form }: Omit<UpdateOrganizationInput, 'id' | 'updatedAt'>,
    addressId: string | null | undefined,
  ): Promise<void> {
    const [owner] = (await peopleOf(tx, organization.id)).filter(({ rank }) => rank === RANK.ORGANIZATION_OWNER)
    const email = ownerEmail?.toLowerCase()
    if (email !== undefined && email !== owner?.email) throw refuseField('ownerEmail', 'notAllowed')
    const sent = OWNER_FIELDS.find((field) => form[field] !== undefined)
    if (!owner) {
      if (sent) throw refuseField(sent, 'notAllowed')
      return
    }
    await updateMember(tx, owner.id, {
      firstName: form.ownerFirstName ?? undefined,
      lastName: form.ownerLastName ?? undefined,
      phone: form.ownerPhone && toE164(form.ownerPhone),
      jobFunction: form.ownerFunction ?? undefined,
      service: form.ownerService ?? undefined,
      addressId,
      updatedAt: clock.now(),
    })
  }

  return {
    /** The organisation with its owner, who gets an account with a temporary password by e-mail. */
    async create(ctx: RequestContext, input: OrganizationInput): Promise<{ id: string }> {
      const { actor, language } = ctx
      const parsed = read(organizationSchema(isPhone), input)
      if (!parsed.ok) throw refusalError(parsed)
      const form = parsed.value
      const slug = form.slug ?? slugOf(form.name)
      if (!isSlug(slug)) throw refuseField('name', 'invalid')
      const numbers = {
        siren: form.siren ?? null,
        vatId: form.vatId ?? null,
        electronicAddress: form.electronicAddress ?? null,
      }
      ensureNumbers(numbers)
      return changeOnce(db, ctx, 'createOrganization', input, async (tx) => {
        const addressId = await insertAddress(tx, form.address)
        const id = await insertOrganization(tx, {
          name: form.name,
          slug,
          ...numbers,
          paymentDays: form.paymentDays ?? null,
          settings: form.settings ?? {},
          addressId,
          billingAddressId: form.billingAddress ? await insertAddress(tx, form.billingAddress) : null,
        })
        if (id === undefined)
          throw new AppError('CONFLICT', { reason: 'ALREADY_EXISTS', fields: [{ path: 'slug', code: 'notAllowed' }] })
        const userId = await accounts.createAccount(tx, {
          email: form.ownerEmail,
          firstName: form.ownerFirstName,
          language,
          role: 'CLIENT',
          rank: RANK.ORGANIZATION_OWNER,
          status: 'FORCE_CHANGE_PASSWORD',
          temporary: true,
          actorSub: subOf(actor),
        })
        await insertMember(tx, {
          userId,
          organizationId: id,
          firstName: form.ownerFirstName,
          lastName: form.ownerLastName,
          phone: toE164(form.ownerPhone ?? ''),
          jobFunction: form.ownerFunction,
          service: form.ownerService,
          addressId,
        })
        return { id }
      })
    },

    /**
     * What is sent changes; null takes away what may be missing. The slug and the owner's e-mail and rank stay.
     * @throws AppError CONFLICT STALE_VERSION where another state was seen than the organisation has now
     */
    async update(ctx: RequestContext, input: UpdateOrganizationInput): Promise<{ id: string }> {
      const { actor } = ctx
      return changeOnce(db, ctx, 'updateOrganization', input, async (tx) => {
        const before = validate(input.id) ? await lockOrganization(tx, { id: input.id }) : undefined
        if (!before) throw new AppError('NOT_FOUND')
        ensure(mayCallByRank(actor, 'updateOrganization'))
        const parsed = read(updateOrganizationSchema(isPhone), input)
        if (!parsed.ok) throw refusalError(parsed)
        const { id, updatedAt: seen, name, settings, siren, vatId, ...form } = parsed.value
        const { electronicAddress, paymentDays, billingAddress, address, ...owner } = form
        if (seen && seen.getTime() !== before.updatedAt.getTime())
          throw new AppError('CONFLICT', { reason: 'STALE_VERSION' })
        ensureNumbers({
          siren: siren === undefined ? before.siren : siren,
          vatId: vatId === undefined ? before.vatId : vatId,
          electronicAddress: electronicAddress === undefined ? before.electronicAddress : electronicAddress,
        })
        const addressId = address && (await keptAddress(tx, before.addressId, address))
        await updateOrganization(tx, id, {
          name,
          siren,
          vatId,
          electronicAddress,
          paymentDays,
          settings: settings === null ? {} : settings,
          addressId,
          billingAddressId: billingAddress && (await keptAddress(tx, before.billingAddressId, billingAddress)),
          ...(billingAddress === null && { billingAddressId: null }),
          updatedAt: clock.now(),
        })
        await writeOwner(tx, before, owner, addressId)
        return { id }
      })
    },

    /** Its people leave at once and their addresses are free; its deliveries and invoices stay for the office. */
    async remove(ctx: RequestContext, slug: string): Promise<void> {
      const { actor } = ctx
      await changeOnce(db, ctx, 'POST /organization/delete', { slug }, async (tx) => {
        const organization = await lockOrganization(tx, { slug })
        if (!organization) throw new AppError('NOT_FOUND')
        ensure(mayCallByRank(actor, 'POST /organization/delete'))
        ensure(mayDeleteOrganization(await countOpenDeliveries(tx, organization.id)))
        const deletedAt = clock.now()
        await updateOrganization(tx, organization.id, { deletedAt })
        for (const { id, sub } of await peopleOf(tx, organization.id)) {
          await updateMember(tx, id, { deletedAt })
          await accounts.close(tx, sub, subOf(actor))
        }
        return organization
      })
    },
  }
}

export type OrganizationWrites = ReturnType<typeof createOrganizationWrites>
