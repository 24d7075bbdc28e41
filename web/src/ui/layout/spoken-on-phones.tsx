import type { ReactNode } from 'react'
import classes from './spoken-on-phones.module.css'

interface Props {
  className?: string
  children: ReactNode
}

/** Words beside an icon for which a phone has no room: there they are only spoken. */
export function SpokenOnPhones({ className = '', children }: Props) {
  return <span className={`${classes.spoken} ${className}`}>{children}</span>
}
