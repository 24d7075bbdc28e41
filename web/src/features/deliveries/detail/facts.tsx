import type { ReactNode } from 'react'
import classes from './facts.module.css'

/** A list of names and values in columns. */
export function Facts({ children, columns = 2 }: { children: ReactNode; columns?: 1 | 2 | 3 }) {
  return (
    <dl className={classes.facts} data-columns={columns}>
      {children}
    </dl>
  )
}

export function Fact({ name, children, wide = false }: { name: string; children: ReactNode; wide?: boolean }) {
  return (
    <div className={classes.fact} data-wide={wide || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
