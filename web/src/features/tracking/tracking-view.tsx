import { useQuery } from '@tanstack/react-query'
import { IconMapPinOff } from '@tabler/icons-react'
import { useApiErrorWords } from '../../lib/api-error-words'
import { useWords } from '../../lib/i18n'
import { useTrackingHints } from '../../lib/live'
import { CopyButton } from '../../ui/data/copy-button'
import { EmptyState } from '../../ui/feedback/empty-state'
import { ErrorState } from '../../ui/feedback/error-state'
import { PageSkeleton } from '../../ui/feedback/skeletons'
import { isKnownStatus } from './known-status'
import { LiveMap } from './live-map'
import { TrackingFacts } from './tracking-facts'
import { trackingQuery, type Tracked } from './tracking-queries'
import classes from './tracking-view.module.css'

/** The public page of a delivery, for everybody with its link. */
export function TrackingView({ trackingId }: { trackingId: string }) {
  const t = useWords('tracking')
  const words = useApiErrorWords()
  const found = useQuery(trackingQuery(trackingId))
  useTrackingHints(trackingId, () => void found.refetch())
  if (found.isPending)
    return (
      <div className={classes.loading}>
        <p>{t('loading')}</p>
        <PageSkeleton />
      </div>
    )
  if (found.error && !found.data)
    return <ErrorState title={t('failed')} text={words(found.error)} onRetry={() => void found.refetch()} />
  if (!found.data)
    return (
      <EmptyState icon={<IconMapPinOff size={24} stroke={1.6} />} title={t('ended.title')} text={t('ended.text')} />
    )
  return (
    <div className={classes.layout}>
      <div className={classes.top}>
        <Head tracked={found.data} />
      </div>
      <LiveMap trackingId={trackingId} tracked={found.data} />
      <div className={classes.facts}>
        <TrackingFacts tracked={found.data} />
      </div>
    </div>
  )
}

function Head({ tracked }: { tracked: Tracked }) {
  const t = useWords('tracking')
  const { status, destinationCode, returnCode, selectedDriver } = tracked
  const code = destinationCode ?? returnCode
  return (
    <>
      <header className={classes.head}>
        <h2>{t('mission', { contract: tracked.publicId })}</h2>
        {isKnownStatus(status) && (
          <p className={classes.status} data-over={!code || undefined} role="status">
            {t(`status.${status}`)}
          </p>
        )}
        {selectedDriver && <p className={classes.driver}>{t('driver', { name: selectedDriver.firstName })}</p>}
      </header>
      {code && (
        <section className={classes.code} aria-labelledby="hand-over-code">
          <h2 id="hand-over-code">{t(destinationCode ? 'code' : 'returnCode')}</h2>
          <CopyButton value={code} label={t(destinationCode ? 'copyCode' : 'copyReturnCode')} done={t('codeCopied')} />
          <span className={classes.digits}>{code}</span>
          <p className={classes.hint}>{t(destinationCode ? 'codeHint' : 'returnCodeHint')}</p>
        </section>
      )}
    </>
  )
}
