import { AppError, ensure, refusalError } from '@volant/contract/errors'
import type { addMember, updateMember as updateMemberVerb } from '@volant/contract/rest/organizations'
import type { Parsed } from '@volant/contract/rest/verb'
import type { Actor } from '@volant/domain/kernel/actor'
import { read } from '@volant/domain/kernel/fields'
import { mayGrant, mayManageMember } from '@volant/domain/organizations/ranks'
import { memberSchema, updateMemberSchema } from '@volant/domain/organizations/schema'
import { mayCallByRank } from '@volant/domain/permissions/operations'
import type { Clock } from '../../../platform/clock'
import type { Database, Executor, Tx } from '../../../platform/db/database'
import { changeOnce } from '../../../platform/idempotency'
import type { RequestContext } from '../../../platform/operations/registry'
import { isPhone, toE164 } from '../../../platform/phone'
import type { Accounts } from '../../identity/public'
import {
  countOwners,
  findMember,
  insertMember,
  isClientRank,
  lockOrganization,
  secondsToNextMember,
  updateMember,
} from '../store'

/** Of one organisation. Nobody types more by hand; presses that make nobody are not counted. */
const MOST_MEMBERS_AN_HOUR = 100

export interface OrganizationParts {
  readonly db: Database
  readonly clock: Clock
  readonly accounts: Accounts
}

type NewMember = Parsed<typeof addMember, 'body'>
type MemberChange = Parsed<typeof updateMemberVerb, 'body'>

export const subOf = (actor: Actor): string | undefined => (actor.role === 'ANONYMOUS' ? undefined : actor.sub)

/** The office says which organisation, a client is of one: whoever names it is refused, as in the lists. */
function organizationNamed(actor: Actor, slug: string | null | undefined): { id: string } | { slug: string } {
  if (actor.role === 'CLIENT') {
    if (slug) throw new AppError('FORBIDDEN', { reason: 'WRONG_ROLE' })
    if (actor.organizationId === null) throw new AppError('FORBIDDEN', { reason: 'NO_ORGANIZATION' })
    return { id: actor.organizationId }
  }
  if (!slug) throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'organizationSlug', code: 'required' }] })
  return { slug }
}

export function createMemberWrites({ db, clock, accounts }: OrganizationParts) {
  /** Somebody of another organisation is nobody. */
  async function visible(executor: Executor, actor: Actor, id: string, slug?: string | null) {
    const found = await findMember(executor, id)
    const own = actor.role === 'ADMIN' || (actor.role === 'CLIENT' && found?.organizationId === actor.organizationId)
    if (!found || !own || (slug && slug !== found.slug)) throw new AppError('NOT_FOUND')
    return found
  }

  /** The person as they stand once nobody else writes to the organisation, and how many owners it has. */
  async function open(tx: Tx, actor: Actor, id: string, slug?: string | null) {
    const { organizationId } = await visible(tx.sql, actor, id, slug)
    if (!(await lockOrganization(tx, { id: organizationId }))) throw new AppError('NOT_FOUND')
    const target = await visible(tx.sql, actor, id, slug)
    return { target: { ...target, profileId: id }, owners: await countOwners(tx, organizationId) }
  }

  return {
    /** Is there somebody of this id, and may this person change them? */
    async find(actor: Actor, id: string): Promise<void> {
      const target = await visible(db.sql, actor, id)
      ensure(mayCallByRank(actor, 'POST /organization/update-member'))
      ensure(mayManageMember(actor, { ...target, profileId: id }, { kind: 'update', owners: 2 }))
    },

    /** The person gets an account with a temporary password by e-mail. */
    async add(ctx: RequestContext, body: NewMember): Promise<void> {
      const { actor, language } = ctx
      const { organizationSlug, ...input } = body
      const named = organizationNamed(actor, organizationSlug)
      await changeOnce(db, ctx, 'POST /organization/add-member', body, async (tx) => {
        const organization = await lockOrganization(tx, named)
        if (!organization) throw new AppError('NOT_FOUND')
        ensure(mayGrant(actor, input.assigneeRank))
        const parsed = read(memberSchema(isPhone), input)
        if (!parsed.ok) throw refusalError(parsed)
        const { assigneeRank: rank, ...form } = parsed.value
        if (!isClientRank(rank)) throw new AppError('FORBIDDEN', { reason: 'RANK_TOO_LOW' })
        const retryAfter = await secondsToNextMember(tx, organization.id, MOST_MEMBERS_AN_HOUR)
        if (retryAfter !== undefined) throw new AppError('RATE_LIMITED', { retryAfter })
        const userId = await accounts.createAccount(tx, {
          email: form.assigneeEmail,
          firstName: form.assigneeFirstName,
          language,
          role: 'CLIENT',
          rank,
          status: 'FORCE_CHANGE_PASSWORD',
          temporary: true,
          actorSub: subOf(actor),
        })
        await insertMember(tx, {
          userId,
          organizationId: organization.id,
          firstName: form.assigneeFirstName,
          lastName: form.assigneeLastName,
          phone: toE164(form.assigneePhone),
          jobFunction: form.assigneeFunction || null,
          service: form.assigneeService || null,
        })
        return { id: userId }
      })
    },

    /** The e-mail is the account and stays: it may be sent as it stands. Another rank ends the person's sessions. */
    async update(ctx: RequestContext, body: MemberChange): Promise<void> {
      const { actor } = ctx
      const { organizationSlug, assigneeEmail, ...input } = body
      await changeOnce(db, ctx, 'POST /organization/update-member', body, async (tx) => {
        const { target, owners } = await open(tx, actor, input.id, organizationSlug)
        ensure(mayCallByRank(actor, 'POST /organization/update-member'))
        ensure(mayManageMember(actor, target, { kind: 'update', owners, rank: input.assigneeRank }))
        if (assigneeEmail !== undefined && assigneeEmail.toLowerCase() !== target.email)
          throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'assigneeEmail', code: 'notAllowed' }] })
        const parsed = read(updateMemberSchema(isPhone), input)
        if (!parsed.ok) throw refusalError(parsed)
        const form = parsed.value
        const { assigneePhone: phone, assigneeFunction: job, assigneeService: service, assigneeRank: rank } = form
        await updateMember(tx, target.id, {
          firstName: form.assigneeFirstName,
          lastName: form.assigneeLastName,
          phone: phone && toE164(phone),
          jobFunction: job === undefined ? job : job || null,
          service: service === undefined ? service : service || null,
          updatedAt: clock.now(),
        })
        if (rank !== undefined && rank !== target.rank && isClientRank(rank))
          await accounts.changeRank(tx, target.sub, rank, subOf(actor))
        return target
      })
    },

    /** The person leaves at once; what they ordered stays. */
    async remove(ctx: RequestContext, id: string): Promise<void> {
      const { actor } = ctx
      await changeOnce(db, ctx, 'POST /organization/delete-member', { id }, async (tx) => {
        const { target, owners } = await open(tx, actor, id)
        ensure(mayCallByRank(actor, 'POST /organization/delete-member'))
        ensure(mayManageMember(actor, target, { kind: 'delete', owners }))
        await updateMember(tx, target.id, { deletedAt: clock.now() })
        await accounts.close(tx, target.sub, subOf(actor))
        return target
      })
    },
  }
}

export type MemberWrites = ReturnType<typeof createMemberWrites>
