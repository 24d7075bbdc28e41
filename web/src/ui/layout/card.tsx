import { useId, type ReactNode } from 'react'
import classes from './card.module.css'

interface Props {
  title?: ReactNode
  description?: ReactNode
  actions?: ReactNode
  /** No padding: for tables, lists and maps that reach the edge. */
  flush?: boolean
  children?: ReactNode
}

export function Card({ title, description, actions, flush = false, children }: Props) {
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={title ? id : undefined}>
      {title && (
        <div className={classes.head}>
          <div className={classes.words}>
            <h2 id={id} className={classes.title}>
              {title}
            </h2>
            {description && <p className={classes.description}>{description}</p>}
          </div>
          {actions && <div className={classes.actions}>{actions}</div>}
        </div>
      )}
      {children && <div className={flush ? classes.flush : classes.body}>{children}</div>}
    </section>
  )
}
