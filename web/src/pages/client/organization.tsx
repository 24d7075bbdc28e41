import { Button, Stack } from '@mantine/core'
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router'
import { IconPlus } from '@tabler/icons-react'
import { RANK } from '@volant/domain/kernel/actor'
import { paths } from '../../app/paths'
import { OwnOrganization } from '../../features/organizations/own-organization'
import { PeopleTable } from '../../features/organizations/people-table'
import { useWords } from '../../lib/i18n'
import { useSession } from '../../lib/session'
import { Link } from '../../ui/layout/link'
import { PageHeader } from '../../ui/layout/page-header'
import { Tabs } from '../../ui/layout/tabs'

const FROM = '/client/organization/$people'

/** The organisation and its people: owners see managers and members, managers see members. Description 2.13. */
export function OrganizationPage() {
  const t = useWords('organizations')
  const { rank, organization } = useSession()
  const { people } = useRouteContext({ from: FROM })
  const search = useSearch({ from: FROM })
  const navigate = useNavigate({ from: FROM })
  const owner = rank === RANK.ORGANIZATION_OWNER
  return (
    <>
      <PageHeader
        title={t('own')}
        subtitle={organization?.name}
        actions={
          <Button component={Link} href={paths.addMember()} leftSection={<IconPlus size={16} aria-hidden="true" />}>
            {owner ? t('member.addManager') : t('member.add')}
          </Button>
        }
      />
      <Stack gap="lg">
        <OwnOrganization />
        <div>
          {owner && (
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
            search={search}
            onPage={(page, replace = false) =>
              void navigate({ search: { ...search, page }, replace, resetScroll: false })
            }
          />
        </div>
      </Stack>
    </>
  )
}
