import { useParams } from '@tanstack/react-router'
import { TrackingView } from '../../features/tracking/tracking-view'
import { useWords } from '../../lib/i18n'
import { PublicLayout } from './public-layout'

export function TrackingPage() {
  const t = useWords('tracking')
  const { trackingId } = useParams({ from: '/tracking/$trackingId' })
  return (
    <PublicLayout title={t('title')} wide>
      <TrackingView trackingId={trackingId} />
    </PublicLayout>
  )
}
