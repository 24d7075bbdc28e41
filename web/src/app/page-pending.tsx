import { PageSkeleton } from '../ui/feedback/skeletons'
import classes from './page-pending.module.css'

/** Shown when a page's code or guard takes longer than a blink. */
export function PagePending() {
  return (
    <div className={classes.pending}>
      <PageSkeleton />
    </div>
  )
}
