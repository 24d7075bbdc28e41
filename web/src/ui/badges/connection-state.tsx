import type { ReactNode } from 'react'
import classes from './connection-state.module.css'

interface Props {
  state: 'connecting' | 'connected' | 'disconnected'
  /** The state in words, because the dot alone is not enough. */
  children: ReactNode
}

/** Whether the live channel is connected. */
export function ConnectionState({ state, children }: Props) {
  return (
    <span className={classes.connection} data-state={state} role="status">
      {children}
    </span>
  )
}
