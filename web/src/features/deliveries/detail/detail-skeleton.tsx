import { Skeleton } from '@mantine/core'
import { useWords } from '../../../lib/i18n'
import { PageHeader } from '../../../ui/layout/page-header'
import classes from './delivery-details.module.css'

/** Placeholder of the page while the delivery loads. */
export function DetailSkeleton() {
  const t = useWords('deliveries')
  return (
    <div role="status">
      <PageHeader title={t('detail.loading')} subtitle={'\u00a0'} />
      <div className={classes.steps}>
        <Skeleton height={92} radius={12} />
      </div>
      <div className={classes.layout}>
        <div className={classes.map}>
          <Skeleton height="100%" radius={12} />
        </div>
        <div className={classes.column}>
          <Skeleton height={132} radius={12} />
          <Skeleton height={260} radius={12} />
          <Skeleton height={320} radius={12} />
        </div>
      </div>
    </div>
  )
}
