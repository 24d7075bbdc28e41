import type { ReactNode } from 'react'
import classes from './mono.module.css'

/** VIN, contract numbers and codes: figures and letters that must not be confused. */
export function Mono({ children }: { children: ReactNode }) {
  return <span className={classes.mono}>{children}</span>
}

/** A licence plate, framed as on the car. */
export function Plate({ children }: { children: ReactNode }) {
  return <span className={classes.plate}>{children}</span>
}
