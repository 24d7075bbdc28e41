import { PageSkeleton } from '../ui/feedback/skeletons'
import classes from './page-pending.module.css'

/** Shown when the code or the guard of a page takes a while. */
export function PagePending() {
  return (
    <div className={classes.pending}>
      <PageSkeleton />
    </div>
  )
}
