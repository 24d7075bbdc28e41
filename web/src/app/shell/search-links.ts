import { RANK } from '@volant/domain/kernel/actor'
import type { FoundLinks } from '../../features/deliveries/search/found-groups'
import type { Session } from '../../lib/session'
import { stringifySearch } from '../../lib/search'
import { DRIVER_TABLES, adminTable, panelOf, paths } from '../paths'

const isMember = (rank: number) => rank === RANK.ORGANIZATION_MEMBER

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
    member: ({ rank, organization }) => {
      const who = isMember(rank) ? 'members' : 'managers'
      if (panel === 'client') return paths.ownPeople(who)
      if (!organization) return paths.organizations()
      return paths.organizationPeople(rank === RANK.ORGANIZATION_OWNER ? 'owners' : who, organization)
    },
    admin: ({ rank, email }) => paths.admins(adminTable(rank)) + stringifySearch({ search: email }),
    invoice: ({ contract }) => paths.contract(panel, contract),
  }
}
