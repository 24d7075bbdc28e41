import { Suspense } from 'react'
import { Outlet } from '@tanstack/react-router'
import { useWords } from '../../lib/i18n'
import { useSession } from '../../lib/session'
import { PageSkeleton } from '../../ui/feedback/skeletons'
import { ToastContainer } from '../../ui/feedback/toast-container'
import { Header } from './header'
import { LanguageSync } from './language-sync'
import { LiveConnection } from './live-connection'
import { navigationOf } from './navigation'
import classes from './office-shell.module.css'

/** The shell of every admin and client page. */
export function OfficeShell() {
  const t = useWords('shell')
  const session = useSession()
  return (
    <>
      <a href="#content" className={classes.skip}>
        {t('skip')}
      </a>
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
