import type { ReactNode } from 'react'
import classes from './two-lines.module.css'

/** A cell with a main and a secondary line. */
export function TwoLines({ first, second }: { first: ReactNode; second?: ReactNode }) {
  return (
    <span className={classes.two}>
      <span>{first}</span>
      {second && <span className={classes.second}>{second}</span>}
    </span>
  )
}
