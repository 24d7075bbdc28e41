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

const OwnFilePart = lazyPart(() => import('../driver/own-file-part'), 'OwnFilePart')
const InstallCard = lazyPart(() => import('../../features/install/install-card'), 'InstallCard')
const NoticesCard = lazyPart(() => import('../../features/notices/notices-card'), 'NoticesCard')
const OwnDataCard = lazyPart(() => import('../../features/personal-data/own-data-card'), 'OwnDataCard')
const ProfileForm = lazyPart(() => import('../../features/identity/profile-form'), 'ProfileForm')

/** The user's own details: what only others may change is read, the rest is a form. A driver's file stands below. */
export function ProfilePage() {
  const t = useWords('identity')
  const session = useSession()
  return (
    <AccountLayout panel={panelOf(session.role)} active="profile">
      <PageHeader title={t('profile.title')} subtitle={t('profile.intro')} />
      {session.role !== 'DRIVER' && (
        <Card>
          <ProfileFacts session={session} />
        </Card>
      )}
      <Card title={t('profile.details')}>
        <Suspense fallback={<TextSkeleton lines={5} />}>
          <ProfileForm session={session} />
        </Suspense>
      </Card>
      {session.role === 'DRIVER' && (
        <Suspense fallback={<TextSkeleton lines={5} />}>
          <OwnFilePart />
          <InstallCard />
          <NoticesCard />
        </Suspense>
      )}
      <Suspense fallback={<TextSkeleton lines={2} />}>
        <OwnDataCard />
      </Suspense>
    </AccountLayout>
  )
}
