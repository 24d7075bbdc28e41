import type { ReactNode } from 'react'
import { Logo } from './logo'
import { Link } from './link'
import classes from './bare-layout.module.css'

/** For pages outside the panels: the logo and the content. */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Link href="/" className={classes.logo} aria-label="Volant">
          <Logo />
        </Link>
      </header>
      <main className={classes.main}>{children}</main>
    </div>
  )
}
