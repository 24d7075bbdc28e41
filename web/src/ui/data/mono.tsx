import type { ReactNode } from 'react'
import classes from './mono.module.css'

/** For VINs, contract numbers and codes, whose characters must not be confused. */
export function Mono({ children }: { children: ReactNode }) {
  return <span className={classes.mono}>{children}</span>
}

/** A licence plate with a frame. */
export function Plate({ children }: { children: ReactNode }) {
  return <span className={classes.plate}>{children}</span>
}
