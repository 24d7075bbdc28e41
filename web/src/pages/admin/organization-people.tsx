import { useNavigate, useParams, useRouteContext, useSearch } from '@tanstack/react-router'
import { RANK } from '@volant/domain/kernel/actor'
import { paths } from '../../app/paths'
import { AddMember } from '../../features/organizations/add-member'
import { ExportClients } from '../../features/organizations/export-clients'
import { PeopleTable } from '../../features/organizations/people-table'
import { useSession } from '../../lib/session'
import { OrganizationTabs } from './organization-tabs'

const FROM = '/admin/organizations/organizations-table/$people/$name/$slug'

const LISTED = {
  members: RANK.ORGANIZATION_MEMBER,
  managers: RANK.ORGANIZATION_MANAGER,
  owners: RANK.ORGANIZATION_OWNER,
} as const

/** The members, the managers or the owners of an organisation, by its slug. */
export function OrganizationPeoplePage() {
  const organization = useParams({ from: FROM })
  const { people } = useRouteContext({ from: FROM })
  const search = useSearch({ from: FROM })
  const navigate = useNavigate({ from: FROM })
  const { rank } = useSession()
  return (
    <>
      <OrganizationTabs
        organization={organization}
        active={people}
        actions={
          <>
            <ExportClients organizationSlug={organization.slug} />
            {rank <= RANK.MAINTAINER && <AddMember organization={organization} rank={LISTED[people]} />}
          </>
        }
      />
      <PeopleTable
        key={people}
        who={people}
        slug={organization.slug}
        hrefOf={({ id }) => paths.profile('admin', id)}
        search={search}
        onPage={(page, replace = false) => void navigate({ search: { ...search, page }, replace, resetScroll: false })}
      />
    </>
  )
}
