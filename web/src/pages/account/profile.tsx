import { Suspense } from 'react'
import { panelOf } from '../../app/paths'
import { ProfileFacts } from '../../features/identity/profile-facts'
import { useWords } from '../../lib/i18n'
import { useSession } from '../../lib/session'
import { TextSkeleton } from '../../ui/feedback/skeletons'
import { Card } from '../../ui/layout/card'
import { PageHeader } from '../../ui/layout/page-header'
import { AccountLayout } from './account-layout'
import { lazyPart } from '../../ui/lazy/lazy-part'

const ProfileForm = lazyPart(() => import('../../features/identity/profile-form'), 'ProfileForm')

/** The user's own details: clients edit them, everyone else reads them. */
export function ProfilePage() {
  const t = useWords('identity')
  const session = useSession()
  const editable = session.role === 'CLIENT'
  return (
    <AccountLayout panel={panelOf(session.role)} active="profile">
      <PageHeader title={t('profile.title')} subtitle={t('profile.intro')} />
      {editable ? (
        <>
          <Card>
            <ProfileFacts session={session} named={false} />
          </Card>
          <Card title={t('profile.details')}>
            <Suspense fallback={<TextSkeleton lines={5} />}>
              <ProfileForm session={session} />
            </Suspense>
          </Card>
        </>
      ) : (
        <Card title={t('profile.details')} description={t('profile.readOnly')}>
          <ProfileFacts session={session} named />
        </Card>
      )}
    </AccountLayout>
  )
}
