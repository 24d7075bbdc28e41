import { useId, type ReactNode } from 'react'
import { Link } from '../../../ui/layout/link'
import classes from './rows-section.module.css'

interface Props {
  title: string
  text: string
  /** Where all of them stand. */
  all?: { href: string; label: string }
  children: ReactNode
}

/** Some deliveries on a page of something else, under a heading of their own. */
export function RowsSection({ title, text, all, children }: Props) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <header className={classes.head}>
        <div>
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
        </div>
        {all && <Link href={all.href}>{all.label}</Link>}
      </header>
      {children}
    </section>
  )
}
