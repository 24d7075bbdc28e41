import type { ReactNode } from 'react'
import { Link } from './link'
import classes from './link-switch.module.css'

interface Props {
  label: string
  items: readonly { key: string; href: string; active: boolean; children: ReactNode }[]
}

/** Ways to look at the same things, of which one is open. */
export function LinkSwitch({ label, items }: Props) {
  return (
    <nav className={classes.switch} aria-label={label}>
      {items.map(({ key, href, active, children }) => (
        <Link key={key} href={href} className={classes.view} aria-current={active ? 'page' : undefined}>
          {children}
        </Link>
      ))}
    </nav>
  )
}
