import type { ReactNode } from 'react'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from './link'
import classes from './page-header.module.css'

interface Props {
  title: ReactNode
  subtitle?: ReactNode
  /** Where the arrow before the title leads, with its spoken name. */
  back?: { href: string; label: string }
  actions?: ReactNode
}

export function PageHeader({ title, subtitle, back, actions }: Props) {
  return (
    <header className={classes.header}>
      {back && (
        <Link href={back.href} className={classes.back} aria-label={back.label}>
          <IconArrowLeft size={18} aria-hidden="true" />
        </Link>
      )}
      <div className={classes.words}>
        <h1 className={classes.title}>{title}</h1>
        {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  )
}
