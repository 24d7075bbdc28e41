import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router'
import { RANK } from '@volant/domain/kernel/actor'
import { paths } from '../../app/paths'
import { PeopleTable } from '../../features/organizations/people-table'
import { useWords } from '../../lib/i18n'
import { useSession } from '../../lib/session'
import { PageHeader } from '../../ui/layout/page-header'
import { Tabs } from '../../ui/layout/tabs'

const FROM = '/client/organization/$people'

/** The people of the organisation: owners see managers and members, managers see members. Description 2.13. */
export function OrganizationPage() {
  const t = useWords('organizations')
  const { rank, organization } = useSession()
  const { people } = useRouteContext({ from: FROM })
  const { page } = useSearch({ from: FROM })
  const navigate = useNavigate({ from: FROM })
  return (
    <>
      <PageHeader title={t('own')} subtitle={organization?.name} />
      {rank === RANK.ORGANIZATION_OWNER && (
        <Tabs
          label={t('people')}
          active={people}
          items={(['members', 'managers'] as const).map((key) => ({
            key,
            label: t(key),
            href: paths.ownPeople(key),
          }))}
        />
      )}
      <PeopleTable
        key={people}
        who={people}
        page={page}
        onPage={(next) => void navigate({ search: { page: next }, resetScroll: false })}
      />
    </>
  )
}
