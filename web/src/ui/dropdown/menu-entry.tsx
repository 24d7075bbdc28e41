import type { ReactNode } from 'react'
import { Link } from '../layout/link'
import classes from './dropdown.module.css'

interface Props {
  icon: ReactNode
  children: ReactNode
  /** A link when it leads somewhere, else a button. */
  href?: string
  onChoose?: () => void
  danger?: boolean
}

/** One entry of a menu `Dropdown`. */
export function MenuEntry({ icon, children, href, onChoose, danger }: Props) {
  const shared = { role: 'menuitem', className: classes.entry, 'data-danger': danger, onClick: onChoose }
  return href ? (
    <Link {...shared} href={href}>
      {icon}
      {children}
    </Link>
  ) : (
    <button {...shared} type="button">
      {icon}
      {children}
    </button>
  )
}
