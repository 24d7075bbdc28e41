import type { ReactNode } from 'react'
import classes from './facts.module.css'

/** Names and values side by side. */
export function Facts({ children, columns = 2 }: { children: ReactNode; columns?: 1 | 2 | 3 }) {
  return (
    <dl className={classes.facts} data-columns={columns}>
      {children}
    </dl>
  )
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
