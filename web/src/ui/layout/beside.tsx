import type { ReactNode } from 'react'
import classes from './beside.module.css'

/** Content with a panel beside it; between 900 and 1200 px the panel lies over its end. */
export function Beside({ panel, children }: { panel: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.beside} data-open={panel ? true : undefined}>
      <div className={classes.content}>{children}</div>
      {panel}
    </div>
  )
}
