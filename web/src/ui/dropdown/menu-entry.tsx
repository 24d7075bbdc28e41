import type { KeyboardEvent, ReactNode } from 'react'
import { Link } from '../layout/link'
import classes from './dropdown.module.css'

interface Props {
  icon: ReactNode
  children: ReactNode
  /** Makes the entry a link instead of a button. */
  href?: string
  onChoose?: () => void
  danger?: boolean
}

/** One entry of a menu `Dropdown`. */
export function MenuEntry({ icon, children, href, onChoose, danger }: Props) {
  const shared = {
    role: 'menuitem',
    className: classes.entry,
    // an attribute that says false is there all the same
    'data-danger': danger || undefined,
    onClick: onChoose,
    onKeyDown: moveFocus,
  }
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

/** Up, Down, Home and End move the focus between the entries of the menu. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const entries = [
    ...(event.currentTarget.closest('[role="menu"]')?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
  ]
  const here = entries.findIndex((entry) => entry === document.activeElement)
  const next = { ArrowDown: here + 1, ArrowUp: here - 1 + entries.length, Home: 0, End: entries.length - 1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  entries[next % entries.length]?.focus()
}
