import type { ReactNode } from 'react'
import { usePageTitle } from '../../lib/page-title'
import { ToastPlace } from '../../ui/feedback/toast-place'
import { LanguageChoice } from '../../ui/form/language-choice'
import { Logo } from '../../ui/layout/logo'
import classes from './public-layout.module.css'

interface Props {
  /** What the page is, for those who hear it: while it loads or fails nothing else is its heading. */
  title: string
  /** Room for a map beside the words. */
  wide?: boolean
  children: ReactNode
}

/** For customers, who have a link and no account. Their link is a secret: no search engine, no referrer. */
export function PublicLayout({ title, wide = false, children }: Props) {
  usePageTitle(title)
  return (
    <div className={classes.page}>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <header className={classes.header}>
        <Logo />
        <LanguageChoice />
      </header>
      <main className={classes.main} data-wide={wide || undefined}>
        <h1 className={classes.title}>{title}</h1>
        {children}
      </main>
      <ToastPlace />
    </div>
  )
}
