import { Box } from '@mantine/core'
import { RANK } from '@volant/domain/kernel/actor'
import { paths } from '../../app/paths'
import { NewMember } from '../../features/organizations/new-member'
import { useWords } from '../../lib/i18n'
import { useSession } from '../../lib/session'
import { useGo } from '../../lib/use-go'
import { PageHeader } from '../../ui/layout/page-header'

/** Owners add managers and members, managers members. Description 2.13. */
export function AddMemberPage() {
  const t = useWords('organizations')
  const { rank, organization } = useSession()
  const go = useGo()
  const owner = rank === RANK.ORGANIZATION_OWNER
  return (
    <Box maw={760}>
      <PageHeader
        title={owner ? t('member.addManager') : t('member.add')}
        subtitle={organization?.name}
        back={{ href: paths.ownPeople(), label: t('backToOwn') }}
      />
      <NewMember
        onAdded={(added) => go(paths.ownPeople(added === RANK.ORGANIZATION_MANAGER ? 'managers' : 'members'))}
      />
    </Box>
  )
}
