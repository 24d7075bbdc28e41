import { Suspense } from 'react'
import { Outlet, useLocation } from '@tanstack/react-router'
import { IconGavel, IconSteeringWheel, IconUser, type Icon } from '@tabler/icons-react'
import { useWords } from '../../lib/i18n'
import { useSession } from '../../lib/session'
import { PageSkeleton } from '../../ui/feedback/skeletons'
import { ToastContainer } from '../../ui/feedback/toast-container'
import { Link } from '../../ui/layout/link'
import { Logo } from '../../ui/layout/logo'
import { paths } from '../paths'
import { LanguageChoice } from '../../ui/form/language-choice'
import { LanguageSync } from './language-sync'
import { LiveConnection } from './live-connection'
import { SchemeSwitch } from './scheme-switch'
import { UserMenu } from './user-menu'
import classes from './driver-shell.module.css'

interface Entry {
  readonly key: 'auctions' | 'missions' | 'profile'
  readonly href: string
  readonly icon: Icon
}

/** The entries of the bar at the bottom. */
const ENTRIES: readonly Entry[] = [
  { key: 'auctions', href: paths.auctions(), icon: IconGavel },
  { key: 'missions', href: paths.missions(), icon: IconSteeringWheel },
  { key: 'profile', href: paths.profile('driver'), icon: IconUser },
]

/** The shell of drivers, designed for phones; on a wide screen the same column, centred. */
export function DriverShell() {
  const t = useWords('shell')
  const session = useSession()
  const { pathname } = useLocation()
  return (
    <>
      <header className={classes.header}>
        <Link href={paths.home('driver')} className={classes.logo} aria-label={t('home')}>
          <Logo />
        </Link>
        <LanguageChoice />
        <SchemeSwitch />
        <UserMenu session={session} />
      </header>
      <main id="content" className={classes.main}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
      <nav className={classes.places} aria-label={t('mainMenu')}>
        {ENTRIES.map(({ key, href, icon: PlaceIcon }) => (
          <Link
            key={key}
            href={href}
            className={classes.place}
            aria-current={pathname.startsWith(href) ? 'page' : undefined}
          >
            <PlaceIcon size={22} stroke={1.7} aria-hidden="true" />
            {t(`driver.${key}`)}
          </Link>
        ))}
      </nav>
      <LiveConnection />
      <LanguageSync />
      <ToastContainer raised />
    </>
  )
}
