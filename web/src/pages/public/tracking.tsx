import { useParams } from '@tanstack/react-router'
import { TrackingView } from '../../features/tracking/tracking-view'
import { PublicLayout } from './public-layout'

export function TrackingPage() {
  const { trackingId } = useParams({ from: '/tracking/$trackingId' })
  return (
    <PublicLayout wide>
      <TrackingView trackingId={trackingId} />
    </PublicLayout>
  )
}
