import type { ReactNode } from 'react'
import classes from './problems.module.css'

/** Reports below each other, as wide as their place is. */
export function ProblemList({ children }: { children: ReactNode }) {
  return (
    <div className={classes.place}>
      <ul className={classes.list}>{children}</ul>
    </div>
  )
}
