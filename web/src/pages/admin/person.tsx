import type { ComponentProps } from 'react'
import { useCanGoBack, useNavigate, useParams, useRouter } from '@tanstack/react-router'
import { RANK } from '@volant/domain/kernel/actor'
import { paths } from '../../app/paths'
import { PersonView } from '../../features/identity/person-view'
import { PersonDataCard } from '../../features/personal-data/person-data-card'
import { roleOf } from '../../lib/rank'
import { useSession } from '../../lib/session'
import { ProfilePage } from '../account/profile'

const LISTS: Record<number, 'managers' | 'owners'> = {
  [RANK.ORGANIZATION_MANAGER]: 'managers',
  [RANK.ORGANIZATION_OWNER]: 'owners',
}

const hrefOfList: ComponentProps<typeof PersonView>['hrefOfList'] = (rank, organization) =>
  paths.organizationPeople(LISTS[rank] ?? 'members', organization)

/** The profile of a person; for the own id the own profile. */
export function PersonPage() {
  const { id } = useParams({ from: '/admin/profile/$id' })
  const { sub, profileId } = useSession()
  const navigate = useNavigate()
  const { history } = useRouter()
  const canGoBack = useCanGoBack()
  const leave = () => {
    if (canGoBack) history.back()
    else void navigate({ href: paths.dashboard('admin') })
  }
  return id === sub || id === profileId ? (
    <ProfilePage />
  ) : (
    <PersonView key={id} id={id} hrefOfList={hrefOfList}>
      {({ firstName, lastName, rank, removedAt }) => (
        <PersonDataCard
          person={{ id, name: `${firstName} ${lastName}`, role: roleOf(rank), rank, isDeleted: removedAt !== null }}
          onErased={leave}
        />
      )}
    </PersonView>
  )
}
