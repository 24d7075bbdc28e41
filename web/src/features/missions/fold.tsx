import type { ReactNode } from 'react'
import { IconChevronDown } from '@tabler/icons-react'
import classes from './fold.module.css'

interface Props {
  title: string
  /** Unfolded, because the step needs it. */
  open?: boolean
  children: ReactNode
}

/** What stays at hand beside the step, folded. */
export function Fold({ title, open = false, children }: Props) {
  return (
    <details className={classes.fold} open={open}>
      <summary className={classes.summary}>
        {title}
        <IconChevronDown className={classes.arrow} size={18} aria-hidden="true" />
      </summary>
      <div className={classes.content}>{children}</div>
    </details>
  )
}
