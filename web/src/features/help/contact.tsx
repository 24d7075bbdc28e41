import type { ReactNode } from 'react'
import classes from './help.module.css'

interface Props {
  icon: ReactNode
  title: string
  text: string
  href: string
  /** Opens in a new tab. */
  elsewhere?: boolean
  children: ReactNode
}

/** A way to contact the support. */
export function Contact({ icon, title, text, href, elsewhere, children }: Props) {
  return (
    <section className={classes.contact}>
      <span className={classes.icon}>{icon}</span>
      <div>
        <h2>{title}</h2>
        <a href={href} target={elsewhere ? '_blank' : undefined} rel={elsewhere ? 'noreferrer' : undefined}>
          {children}
        </a>
        <p>{text}</p>
      </div>
    </section>
  )
}
