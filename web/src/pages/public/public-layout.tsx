import { Suspense, type ReactNode } from 'react'
import { usePageTitle } from '../../lib/page-title'
import { LanguageChoice } from '../../ui/form/language-choice'
import { Logo } from '../../ui/layout/logo'
import { lazyPart } from '../../ui/lazy/lazy-part'
import classes from './public-layout.module.css'

// Nothing is told in a toast before the first view.
const ToastContainer = lazyPart(
  () => import('../../ui/feedback/toast-container'),
  'ToastContainer',
  () => null,
)

interface Props {
  /** The heading for screen readers, because the page has no other one while it loads or fails. */
  title: string
  /** With room for a map beside the text. */
  wide?: boolean
  children: ReactNode
}

/** For customers, who have a link and no account. The link is secret: no indexing, no referrer. */
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
      <Suspense>
        <ToastContainer />
      </Suspense>
    </div>
  )
}
