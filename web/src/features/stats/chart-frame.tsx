import { Suspense, type ReactNode } from 'react'
import { Skeleton } from '@mantine/core'
import { EmptyState } from '../../ui/feedback/empty-state'
import { ErrorState } from '../../ui/feedback/error-state'
import { Card } from '../../ui/layout/card'
import classes from './charts.module.css'

interface Props {
  title: string
  description: string
  /** A filter of the chart. */
  control?: ReactNode
  /** The error message. */
  error?: string
  onRetry: () => void
  /** The text shown instead of an empty chart. */
  empty?: string
  /** As high as its figures once they are there; for the last one, below which nothing shifts. */
  fitted?: boolean
  /** Undefined while the figures load. */
  children?: ReactNode
}

/** A chart or its loading, error or empty state, all of the same height unless fitted, so that nothing shifts. */
export function ChartFrame({ title, description, control, error, onRetry, empty, fitted, children }: Props) {
  const loading = <Skeleton className={classes.drawing} radius={8} />
  return (
    <Card title={title} description={description}>
      {control && <div className={classes.control}>{control}</div>}
      <div className={classes.room} data-fitted={(fitted && children !== undefined) || undefined}>
        {error ? (
          <ErrorState title={error} onRetry={onRetry} />
        ) : empty ? (
          <EmptyState title={empty} />
        ) : (
          <Suspense fallback={loading}>{children ?? loading}</Suspense>
        )}
      </div>
    </Card>
  )
}
