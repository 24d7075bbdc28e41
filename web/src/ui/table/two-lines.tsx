import type { ReactNode } from 'react'
import classes from './two-lines.module.css'

/** A cell that says one thing and, below it, what goes with it. */
export function TwoLines({ first, second }: { first: ReactNode; second?: ReactNode }) {
  return (
    <span className={classes.two}>
      <span>{first}</span>
      {second && <span className={classes.second}>{second}</span>}
    </span>
  )
}
