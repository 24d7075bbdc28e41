import type { Admin, AdminFilter, Pagination, Sort } from '@volant/contract/schema.generated'
import { MASKS } from '@volant/domain/deliveries/masks'
import { RANK, type Actor } from '@volant/domain/kernel/actor'
import { mayFindRemoved } from '@volant/domain/personal-data/erasure'
import type { Clock } from '../../platform/clock'
import type { Database, Reader } from '../../platform/db/database'
import type { Selection } from '../../platform/graphql/selection'
import { Params } from '../../projections/engine'
import { orderedBy } from '../../projections/order'
import type { Orders } from '../../projections/order'
import { checkedPage, containing, hasId, readOne, readPage } from '../../projections/page'
import { knownEmail } from '../../projections/people'
import type { Projection } from '../../projections/projection'
import { computed } from '../../projections/source'
import { admins } from '../../tables/organizations'
import { users } from '../../tables/users'

/** Reached by super admins and by each admin themselves, who may read all of it: there is nothing to mask. */
const admin: Projection<typeof admins, Admin> = {
  table: admins,
  fields: {
    id: admins.id,
    sub: admins.userId,
    firstName: admins.firstName,
    lastName: admins.lastName,
    createdAt: admins.createdAt,
    updatedAt: admins.updatedAt,
    deletedAt: admins.deletedAt,
    email: computed<string>`(SELECT ${knownEmail} FROM ${users} WHERE ${users.id} = ${admins.userId})`,
    status: computed<string>`(SELECT ${users.status} FROM ${users} WHERE ${users.id} = ${admins.userId})`,
    rank: computed<number>`(SELECT ${users.rank} FROM ${users} WHERE ${users.id} = ${admins.userId})`,
  },
}

const FROM = 'FROM admins r JOIN users u ON u.id = r.user_id'

const ORDERS = {
  id: admins.id,
  createdAt: admins.createdAt,
  lastName: admins.lastName,
  email: users.email,
  rank: users.rank,
} satisfies Orders<Admin>

/** Super admins see every admin, the others themselves, nobody else any. Description 6.4. */
function visibleAdmins(actor: Actor, params: Params): string {
  if (actor.role !== 'ADMIN') return 'false'
  const live = 'r.deleted_at IS NULL'
  return actor.rank === RANK.SUPER_ADMIN ? live : `${live} AND r.id = ${params.add(actor.profileId)}::uuid`
}

/** By the id, super admins find who was removed as well: what is kept of them may still be asked for. */
const knownAdmins = (actor: Actor, params: Params): string =>
  mayFindRemoved(actor) ? 'u.erased_at IS NULL' : visibleAdmins(actor, params)

interface ListInput {
  readonly pagination?: Partial<Pagination> | null
  readonly sort?: Partial<Sort> | null
  readonly filter?: AdminFilter | null
  readonly keyword?: string | null
}

export function createAdminReads(db: Database, clock: Clock) {
  const viewOf = () => ({ mask: MASKS['m-admin'], driverId: null, now: clock.now(), params: new Params() })

  async function one(actor: Actor, selection: Selection, key: (params: Params) => string, reader: Reader = db) {
    const view = viewOf()
    const where = `${key(view.params)} AND ${knownAdmins(actor, view.params)}`
    return readOne(reader, { type: admin, row: 'r', from: FROM, where, selection, view })
  }

  return {
    list(actor: Actor, { filter, keyword, sort, pagination }: ListInput, selection: Selection) {
      const order = orderedBy(ORDERS, sort, [admins, 'r'], [users, 'u'])
      const view = viewOf()
      const { params } = view
      const where = [
        visibleAdmins(actor, params),
        ...(typeof filter?.rank === 'number' ? [`u.rank = ${params.add(filter.rank)}`] : []),
        ...(filter?.status ? [`u.status = ${params.add(filter.status)}`] : []),
        ...(keyword?.trim()
          ? [`r.first_name || ' ' || r.last_name || ' ' || u.email ILIKE ${params.add(containing(keyword))}`]
          : []),
      ].join(' AND ')
      return readPage(db, {
        type: admin,
        row: 'r',
        from: FROM,
        where,
        order: `${order}, r.id`,
        selection,
        view,
        ...checkedPage(pagination, 100),
      })
    },

    byId: (actor: Actor, id: string, selection: Selection, reader: Reader = db) =>
      one(actor, selection, (params) => hasId('r.id', id, params), reader),
    bySub: (actor: Actor, sub: string, selection: Selection) =>
      one(actor, selection, (params) => hasId('r.user_id', sub, params)),
  }
}

export type AdminReads = ReturnType<typeof createAdminReads>
