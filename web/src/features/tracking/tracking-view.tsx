import { useQuery } from '@tanstack/react-query'
import { IconMapPinOff } from '@tabler/icons-react'
import { useApiErrorWords } from '../../lib/api-error-words'
import { useWords } from '../../lib/i18n'
import { EmptyState } from '../../ui/feedback/empty-state'
import { ErrorState } from '../../ui/feedback/error-state'
import { PageSkeleton } from '../../ui/feedback/skeletons'
import { FollowedDelivery } from './followed-delivery'
import { OfficePhone } from './office-phone'
import { trackingQuery } from './tracking-queries'
import classes from './tracking-view.module.css'

/** The public page of a delivery, for everybody with its link. */
export function TrackingView({ trackingId }: { trackingId: string }) {
  const t = useWords('tracking')
  const found = useQuery(trackingQuery(trackingId))
  const again = () => void found.refetch()
  if (found.data) return <FollowedDelivery trackingId={trackingId} tracked={found.data} onChange={again} />
  if (found.isPending)
    return (
      <div className={classes.loading}>
        <p>{t('loading')}</p>
        <PageSkeleton />
      </div>
    )
  if (found.error) return <Failed error={found.error} onRetry={again} />
  return (
    <EmptyState
      icon={<IconMapPinOff size={24} stroke={1.6} />}
      title={t('ended.title')}
      text={t('ended.text')}
      action={<OfficePhone />}
    />
  )
}

/** Apart, because the words of errors are loaded only for it. */
function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useWords('tracking')
  const words = useApiErrorWords()
  return <ErrorState title={t('failed')} text={words(error)} onRetry={onRetry} />
}
