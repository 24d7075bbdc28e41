import { useRef, type ReactNode } from 'react'
import { IconArrowLeft } from '@tabler/icons-react'
import { usePageTitleOf } from '../../lib/page-title'
import { Link } from './link'
import classes from './page-header.module.css'

interface Props {
  title: ReactNode
  subtitle?: ReactNode
  /** The link of the arrow before the title, with its accessible name. */
  back?: { href: string; label: string }
  actions?: ReactNode
}

export function PageHeader({ title, subtitle, back, actions }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  usePageTitleOf(heading)
  return (
    <header className={classes.header}>
      {back && (
        <Link href={back.href} className={classes.back} aria-label={back.label}>
          <IconArrowLeft size={18} aria-hidden="true" />
        </Link>
      )}
      <div className={classes.words}>
        <h1 ref={heading} className={classes.title}>
          {title}
        </h1>
        {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  )
}
