import { Skeleton } from '@mantine/core'
import { useWords } from '../../lib/i18n'
import classes from './skeletons.module.css'

/** Placeholder of a text that loads. */
export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  const t = useWords('ui')
  return (
    <div className={classes.lines} role="status" aria-label={t('loading')}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height={12} radius={4} width={line === lines - 1 ? '60%' : '100%'} />
      ))}
    </div>
  )
}

/** Placeholder of a page whose code or data loads. */
export function PageSkeleton() {
  const t = useWords('ui')
  return (
    <div className={classes.page} role="status" aria-label={t('loading')}>
      <Skeleton height={28} width={220} radius={6} />
      <Skeleton height={120} radius={12} />
      <Skeleton height={320} radius={12} />
    </div>
  )
}
