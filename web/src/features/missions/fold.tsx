import type { ReactNode } from 'react'
import { IconChevronDown } from '@tabler/icons-react'
import classes from './fold.module.css'

/** What stays at hand beside the step, folded. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={classes.fold}>
      <summary className={classes.summary}>
        {title}
        <IconChevronDown className={classes.arrow} size={18} aria-hidden="true" />
      </summary>
      <div className={classes.content}>{children}</div>
    </details>
  )
}
