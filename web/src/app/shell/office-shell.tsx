import { Suspense } from 'react'
import { Outlet } from '@tanstack/react-router'
import { useSession } from '../../lib/session'
import { PageSkeleton } from '../../ui/feedback/skeletons'
import { ToastContainer } from '../../ui/feedback/toast-container'
import { Header } from './header'
import { LanguageSync } from './language-sync'
import { LiveConnection } from './live-connection'
import { navigationOf } from './navigation'
import { SkipLink } from './skip-link'
import classes from './office-shell.module.css'

/** The shell of every admin and client page. */
export function OfficeShell() {
  const session = useSession()
  return (
    <>
      <SkipLink />
      <Header session={session} navigation={navigationOf(session)} />
      <main id="content" className={classes.main} tabIndex={-1}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
      <LiveConnection />
      <LanguageSync />
      <ToastContainer />
    </>
  )
}
