import type { ReactNode } from 'react'
import classes from './missing-line.module.css'

interface Props {
  /** Somebody has pressed the button below it, and something is missing. */
  refused: boolean
  /** Nothing takes no room. */
  children: ReactNode
}

/** Says above the button of a screen what it still lacks. */
export function MissingLine({ refused, children }: Props) {
  return (
    <p className={classes.missing} data-refused={refused || undefined} role="status">
      {children}
    </p>
  )
}
