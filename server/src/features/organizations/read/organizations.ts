import type { ClientFilter, OrganizationFilter, Pagination, Sort } from '@volant/contract/schema.generated'
import { MASKS } from '@volant/domain/deliveries/masks'
import type { Actor } from '@volant/domain/kernel/actor'
import type { Clock } from '../../../platform/clock'
import type { Database, Reader } from '../../../platform/db/database'
import type { Selection } from '../../../platform/graphql/selection'
import { Params } from '../../../projections/engine'
import { orderedBy } from '../../../projections/order'
import type { Orders } from '../../../projections/order'
import { checkedPage, containing, hasId, readOne, readPage } from '../../../projections/page'
import { client, knownClient, organization } from '../../../projections/people'
import type { OrganizationRow } from '../../../projections/rows'
import { organizations } from '../../../tables/organizations'
import { knownClients, visibleClients, visibleOrganizations } from '../scope'
import { CLIENTS, clientsOrder, clientsWhere } from './conditions'

interface ListInput<Filter> {
  readonly pagination?: Partial<Pagination> | null
  readonly sort?: Partial<Sort> | null
  readonly filter?: Filter | null
  readonly keyword?: string | null
}

/** The mandataire selector of the office asks for everybody at once. */
const CLIENTS_MOST = 100_000

const ORGANIZATION_ORDERS = {
  id: organizations.id,
  createdAt: organizations.createdAt,
  name: organizations.name,
} satisfies Orders<OrganizationRow>

export function createOrganizationReads(db: Database, clock: Clock) {
  function viewOf(actor: Actor) {
    const base = MASKS[actor.role === 'ADMIN' ? 'm-admin' : 'm-client']
    return { mask: base, driverId: null, now: clock.now(), params: new Params() }
  }

  async function oneOrganization(
    actor: Actor,
    selection: Selection,
    key: (params: Params) => string,
    reader: Reader = db,
  ) {
    const view = viewOf(actor)
    const where = `${key(view.params)} AND ${visibleOrganizations(actor, 'g', view.params)}`
    return readOne(reader, { type: organization, row: 'g', from: 'FROM organizations g', where, selection, view })
  }

  async function oneClient(actor: Actor, selection: Selection, key: (params: Params) => string) {
    const view = viewOf(actor)
    const where = `${key(view.params)} AND ${knownClients(actor, 'c', 'u', view.params)}`
    return readOne(db, { type: knownClient, row: 'c', from: CLIENTS, where, selection, view })
  }

  return {
    organizations(
      actor: Actor,
      { filter, keyword, sort, pagination }: ListInput<OrganizationFilter>,
      selection: Selection,
    ) {
      const view = viewOf(actor)
      const { params } = view
      const where = [
        visibleOrganizations(actor, 'g', params),
        ...(filter?.slug ? [`g.slug = ${params.add(filter.slug)}`] : []),
        ...(filter?.name ? [`g.name ILIKE ${params.add(containing(filter.name))}`] : []),
        ...(keyword?.trim() ? [`g.name ILIKE ${params.add(containing(keyword))}`] : []),
      ].join(' AND ')
      return readPage(db, {
        type: organization,
        row: 'g',
        from: 'FROM organizations g',
        where,
        order: `${orderedBy(ORGANIZATION_ORDERS, sort, [organizations, 'g'])}, g.id`,
        selection,
        view,
        ...checkedPage(pagination, 100),
      })
    },

    clients(actor: Actor, { filter, keyword, sort, pagination }: ListInput<ClientFilter>, selection: Selection) {
      const view = viewOf(actor)
      const most = actor.role === 'ADMIN' ? CLIENTS_MOST : 100
      return readPage(db, {
        type: client,
        row: 'c',
        from: CLIENTS,
        where: clientsWhere(actor, { filter, keyword }, view.params),
        order: clientsOrder(sort),
        selection,
        view,
        ...checkedPage(pagination, most),
      })
    },

    organizationById: (actor: Actor, id: string, selection: Selection, reader?: Reader) =>
      oneOrganization(actor, selection, (params) => hasId('g.id', id, params), reader),
    organizationBySlug: (actor: Actor, slug: string, selection: Selection) =>
      oneOrganization(actor, selection, (params) => `g.slug = ${params.add(slug)}`),
    clientById: (actor: Actor, id: string, selection: Selection) =>
      oneClient(actor, selection, (params) => hasId('c.id', id, params)),
    clientBySub: (actor: Actor, sub: string, selection: Selection) =>
      oneClient(actor, selection, (params) => hasId('c.user_id', sub, params)),

    async autocompleteOrganizations(
      actor: Actor,
      keyword: string,
      limit: number,
    ): Promise<{ id: string; label: string; slug: string }[]> {
      const params = new Params()
      const where = `${visibleOrganizations(actor, 'g', params)} AND g.name ILIKE ${params.add(containing(keyword))}`
      const text = `SELECT g.id, g.name AS label, g.slug FROM organizations g WHERE ${where} ORDER BY g.name, g.id LIMIT ${params.add(Math.min(Math.max(limit, 1), 50))}`
      return db.read({ text, values: params.values })
    },

    async autocompleteClients(actor: Actor, keyword: string, limit: number): Promise<{ id: string; label: string }[]> {
      const params = new Params()
      const label = `c.first_name || ' ' || c.last_name || coalesce(' · ' || g.name, '')`
      const where = `${visibleClients(actor, 'c', params)} AND ${label} ILIKE ${params.add(containing(keyword))}`
      const text = `SELECT c.id, ${label} AS label ${CLIENTS} WHERE ${where} ORDER BY c.last_name, c.id LIMIT ${params.add(Math.min(Math.max(limit, 1), 50))}`
      return db.read({ text, values: params.values })
    },
  }
}

export type OrganizationReads = ReturnType<typeof createOrganizationReads>
