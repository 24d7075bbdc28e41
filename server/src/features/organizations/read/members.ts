import { AppError, ensure } from '@volant/contract/errors'
import { MASKS } from '@volant/domain/deliveries/masks'
import { RANK } from '@volant/domain/kernel/actor'
import type { Actor } from '@volant/domain/kernel/actor'
import { mayCallByRank } from '@volant/domain/permissions/operations'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/database'
import type { Selection } from '../../../platform/graphql/selection'
import { Params } from '../../../projections/engine'
import { readOne, readPage } from '../../../projections/page'
import { client, organization } from '../../../projections/people'
import type { OrganizationRow } from '../../../projections/rows'
import { visibleOrganizations } from '../scope'

const leaf: Selection = new Map()
const select = (...names: string[]): Selection => new Map(names.map((name) => [name, leaf]))

const MEMBER = select(
  'id',
  'assigneeFirstName',
  'assigneeLastName',
  'assigneePhone',
  'assigneeEmail',
  'assigneeFunction',
  'assigneeService',
  'assigneeRank',
  'createdAt',
  'updatedAt',
)
const ORGANIZATION: Selection = new Map<string, Selection>([
  ...select('id', 'name', 'slug', 'settings'),
  ['owner', MEMBER],
  ['members', MEMBER],
])
const OWNER: Selection = new Map<string, Selection>([...MEMBER, ['organization', select('name', 'slug')]])

const FROM = 'FROM clients c JOIN users u ON u.id = c.user_id JOIN organizations g ON g.id = c.organization_id'
const EVERYBODY = 100_000

interface MemberPage {
  readonly page: number
  readonly take: number
  readonly slug?: string | null | undefined
}

/** An organisation and its people: its own for a client, by slug for the office. */
export function createMembers(db: Database, clock: Clock) {
  function viewOf(actor: Actor) {
    const mask = MASKS[actor.role === 'ADMIN' ? 'm-admin' : 'm-client']
    return { mask, driverId: null, now: clock.now(), params: new Params() }
  }

  async function page(actor: Actor, ranks: readonly number[], { page: number, take, slug }: MemberPage) {
    if (actor.role === 'CLIENT' && slug) throw new AppError('FORBIDDEN', { reason: 'WRONG_ROLE' })
    if (actor.role === 'ADMIN' && !slug)
      throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'slug', code: 'required' }] })
    const view = viewOf(actor)
    const { params } = view
    const where = [
      visibleOrganizations(actor, 'g', params),
      'c.deleted_at IS NULL',
      `u.rank = ANY(${params.add(ranks)}::int[])`,
      ...(slug ? [`g.slug = ${params.add(slug)}`] : []),
    ].join(' AND ')
    return readPage(db, {
      type: client,
      row: 'c',
      from: FROM,
      where,
      order: 'c.created_at, c.id',
      selection: MEMBER,
      view,
      page: number,
      perPage: take,
    })
  }

  async function one(actor: Actor, key: (params: Params) => string): Promise<Partial<OrganizationRow>> {
    const view = viewOf(actor)
    const where = `${key(view.params)} AND ${visibleOrganizations(actor, 'g', view.params)}`
    const found = await readOne(db, {
      type: organization,
      row: 'g',
      from: 'FROM organizations g',
      where,
      selection: ORGANIZATION,
      view,
    })
    if (found === null) throw new AppError('NOT_FOUND')
    return found
  }

  return {
    members: (actor: Actor, input: MemberPage) => page(actor, [RANK.ORGANIZATION_MEMBER], input),
    managers: (actor: Actor, input: MemberPage) => page(actor, [RANK.ORGANIZATION_MANAGER], input),
    mine: (actor: Actor) => one(actor, () => 'true'),

    async byId(actor: Actor, id: string): Promise<Partial<OrganizationRow>> {
      const found = await one(actor, (params) => `g.id = ${params.add(id)}::uuid`)
      ensure(mayCallByRank(actor, 'GET /organizations/{id}'))
      return found
    },

    /** Everybody an admin may name as mandataire, or the owners of one organisation. */
    async owners(actor: Actor, { page = 0, take = EVERYBODY, slug }: Partial<MemberPage> = {}) {
      const view = viewOf(actor)
      const where = [
        visibleOrganizations(actor, 'g', view.params),
        `c.deleted_at IS NULL AND u.rank = ${RANK.ORGANIZATION_OWNER}`,
        ...(slug ? [`g.slug = ${view.params.add(slug)}`] : []),
      ].join(' AND ')
      return readPage(db, {
        type: client,
        row: 'c',
        from: FROM,
        where,
        order: 'g.name, c.last_name, c.id',
        selection: OWNER,
        view,
        page,
        perPage: take,
      })
    },
  }
}

export type Members = ReturnType<typeof createMembers>
