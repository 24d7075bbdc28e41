import { Suspense, useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { IconCoinEuro, IconGavel, IconSteeringWheel, IconUser, type Icon } from '@tabler/icons-react'
import { OutboxSender } from '../../features/missions/outbox/use-outbox'
import { useWords } from '../../lib/i18n'
import { watchNotices } from '../../lib/install/watch-notices'
import { watchVersion } from '../../lib/install/watch-version'
import { keepPages } from '../../lib/install/worker'
import { lazyImport } from '../../lib/lazy/lazy-import'
import { useSession } from '../../lib/session'
import { whenIdle } from '../../lib/when-idle'
import { PageSkeleton } from '../../ui/feedback/skeletons'
import { ToastContainer } from '../../ui/feedback/toast-container'
import { Link } from '../../ui/layout/link'
import { Logo } from '../../ui/layout/logo'
import { paths } from '../paths'
import { LanguageChoice } from '../../ui/form/language-choice'
import { LanguageSync } from './language-sync'
import { LiveConnection } from './live-connection'
import { SchemeSwitch } from './scheme-switch'
import { SearchButton } from './search-button'
import { SkipLink } from './skip-link'
import { DriverUserMenu } from './driver-user-menu'
import classes from './driver-shell.module.css'

interface Entry {
  readonly key: 'auctions' | 'missions' | 'earnings' | 'profile'
  readonly href: string
  readonly icon: Icon
}

/** The entries of the bar at the bottom. */
const ENTRIES: readonly Entry[] = [
  { key: 'auctions', href: paths.auctions(), icon: IconGavel },
  { key: 'missions', href: paths.missions(), icon: IconSteeringWheel },
  { key: 'earnings', href: paths.earnings(), icon: IconCoinEuro },
  { key: 'profile', href: paths.profile('driver'), icon: IconUser },
]

const push = lazyImport(() => import('../../lib/push/subscription'))

/** A subscription that the browser has renewed, or of a session before this one, is told to the server. */
async function renewNotices(): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const { renewPush } = await push.get()
  await renewPush().catch(() => undefined)
}

/** The shell of drivers, designed for phones; on a wide screen the same column, centred. */
export function DriverShell() {
  const t = useWords('shell')
  const session = useSession()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => whenIdle(() => void keepPages().then(renewNotices)), [])
  useEffect(watchVersion, [])
  useEffect(() => watchNotices((href) => void navigate({ href })), [navigate])
  return (
    <>
      <SkipLink />
      <header className={classes.header}>
        <Link href={paths.home('driver')} className={classes.logo} aria-label={t('home')}>
          <Logo />
        </Link>
        <SearchButton session={session} />
        <LanguageChoice />
        <SchemeSwitch />
        <DriverUserMenu session={session} />
      </header>
      <main id="content" className={classes.main} tabIndex={-1}>
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
      <OutboxSender />
      <LanguageSync />
      <ToastContainer atTop />
    </>
  )
}
