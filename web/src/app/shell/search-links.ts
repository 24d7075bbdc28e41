import { RANK } from '@volant/domain/kernel/actor'
import type { FoundLinks } from '../../features/deliveries/search/found-groups'
import type { Session } from '../../lib/session'
import { stringifySearch } from '../../lib/search'
import { DRIVER_TABLES, adminTable, panelOf, paths } from '../paths'

/** Where what was found leads in the panel of this person. */
export function searchLinks({ role }: Pick<Session, 'role'>): FoundLinks {
  const panel = panelOf(role)
  return {
    delivery: ({ id, type, status, publicId }) => {
      if (panel !== 'driver') return paths.delivery(panel, type, status, publicId)
      return status === 'WAITING_FOR_DRIVER' ? paths.auctions() : paths.mission(id)
    },
    driver: ({ id, state }) =>
      paths.driver(DRIVER_TABLES.find((one) => one.state === state)?.table ?? 'accepted-requests', id),
    organization: ({ slug }) => paths.organization(slug),
    member: ({ id, rank }) =>
      panel === 'client'
        ? paths.ownPeople(rank === RANK.ORGANIZATION_MEMBER ? 'members' : 'managers')
        : paths.profile('admin', id),
    admin: ({ id, rank, email, isRemoved }) =>
      isRemoved ? paths.profile('admin', id) : paths.admins(adminTable(rank)) + stringifySearch({ search: email }),
    // a client reads invoices in their list alone
    invoice: ({ contract }) =>
      panel === 'client'
        ? paths.deliveryInvoices('client') + stringifySearch({ deliveryId: contract })
        : paths.contract(panel, contract),
  }
}
