import type { ReactNode } from 'react'
import classes from './visually-hidden-on-phones.module.css'

interface Props {
  className?: string
  children: ReactNode
}

/** The label beside an icon, for which a phone has no room: there only screen readers read it. */
export function VisuallyHiddenOnPhones({ className = '', children }: Props) {
  return <span className={`${classes.hidden} ${className}`}>{children}</span>
}
