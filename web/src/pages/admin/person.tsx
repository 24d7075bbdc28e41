import { useParams } from '@tanstack/react-router'
import { PersonView } from '../../features/identity/person-view'
import { useSession } from '../../lib/session'
import { ProfilePage } from '../account/profile'

/** The profile of a person; for the own id the own profile. */
export function PersonPage() {
  const { id } = useParams({ from: '/admin/profile/$id' })
  const { sub, profileId } = useSession()
  return id === sub || id === profileId ? <ProfilePage /> : <PersonView key={id} id={id} />
}
