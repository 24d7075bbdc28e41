import { Suspense } from 'react'
import { TrackingView } from '../../features/tracking/tracking-view'
import { useWords } from '../../lib/i18n'
import { PageSkeleton } from '../../ui/feedback/skeletons'
import { PublicLayout } from './public-layout'

export function TrackingPage({ trackingId }: { trackingId: string }) {
  const t = useWords('tracking')
  return (
    <PublicLayout title={t('title')} wide>
      <Suspense fallback={<PageSkeleton />}>
        <TrackingView trackingId={trackingId} />
      </Suspense>
    </PublicLayout>
  )
}
