import type { ReactNode } from 'react'
import { IconInbox } from '@tabler/icons-react'
import classes from './state.module.css'

interface Props {
  title: string
  /** What to do next. */
  text?: string
  icon?: ReactNode
  /** `h1` where it is the only content of the page. */
  heading?: 'h1' | 'p'
  action?: ReactNode
  /** Stands where the button was that had the focus: takes it once, and is read out. */
  isOutcome?: boolean
}

const takeFocus = (state: HTMLElement | null) => state?.focus()

export function EmptyState({ title, text, icon, action, heading: Title = 'p', isOutcome = false }: Props) {
  return (
    <div className={classes.state} {...(isOutcome && { ref: takeFocus, role: 'status', tabIndex: -1 })}>
      <span className={classes.icon} aria-hidden="true">
        {icon ?? <IconInbox size={24} stroke={1.6} />}
      </span>
      <Title className={classes.title}>{title}</Title>
      {text && <p className={classes.text}>{text}</p>}
      {action}
    </div>
  )
}
