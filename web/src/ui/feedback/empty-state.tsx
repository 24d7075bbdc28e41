import type { ReactNode } from 'react'
import { IconInbox } from '@tabler/icons-react'
import classes from './state.module.css'

interface Props {
  title: string
  /** What to do next. */
  text?: string
  icon?: ReactNode
  action?: ReactNode
}

export function EmptyState({ title, text, icon, action }: Props) {
  return (
    <div className={classes.state}>
      <span className={classes.icon} aria-hidden="true">
        {icon ?? <IconInbox size={24} stroke={1.6} />}
      </span>
      <p className={classes.title}>{title}</p>
      {text && <p className={classes.text}>{text}</p>}
      {action}
    </div>
  )
}
