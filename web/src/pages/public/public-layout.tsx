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
  /** The heading, for screen readers: the page has no other one while it loads or fails. */
  title: string
  /** Seen as well, where the page says nothing else of what it is. */
  titled?: boolean
  /** The content has the heading itself. */
  ended?: boolean
  /** With room for a map beside the text. */
  wide?: boolean
  children: ReactNode
}

/** For customers, who have a link and no account. The link is secret: no indexing, no referrer. */
export function PublicLayout({ title, titled = false, ended = false, wide = false, children }: Props) {
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
        {!ended && <h1 className={titled ? classes.heading : classes.title}>{title}</h1>}
        {children}
      </main>
      <Suspense>
        <ToastContainer />
      </Suspense>
    </div>
  )
}
