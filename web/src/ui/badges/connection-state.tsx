import type { ReactNode } from 'react'
import classes from './connection-state.module.css'

interface Props {
  state: 'connecting' | 'connected' | 'disconnected'
  /** The state in words: the dot alone tells nobody. */
  children: ReactNode
}

/** Whether news still comes over the live channel. */
export function ConnectionState({ state, children }: Props) {
  return (
    <span className={classes.connection} data-state={state} role="status">
      {children}
    </span>
  )
}
