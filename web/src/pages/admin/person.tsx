import { useParams } from '@tanstack/react-router'
import { PersonView } from '../../features/identity/person-view'
import { useSession } from '../../lib/session'
import { ProfilePage } from '../account/profile'

/** Somebody's profile by id; one's own id opens one's own. */
export function PersonPage() {
  const { id } = useParams({ from: '/admin/profile/$id' })
  const { sub, profileId } = useSession()
  return id === sub || id === profileId ? <ProfilePage /> : <PersonView key={id} id={id} />
}
