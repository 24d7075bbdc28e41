import { Suspense, useState } from 'react'
import { Burger } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useWords } from '../../lib/i18n'
import type { Session } from '../../lib/session'
import { LateCount } from '../../features/deliveries/late-count'
import { Link } from '../../ui/layout/link'
import { Logo } from '../../ui/layout/logo'
import { panelOf, paths } from '../paths'
import { LanguageChoice } from '../../ui/form/language-choice'
import { AdministrationMenu } from './administration-menu'
import { isWithin, type Navigation, type NavigationEntry } from './navigation'
import { SchemeSwitch } from './scheme-switch'
import { SearchButton } from './search-button'
import { UserMenu } from './user-menu'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { MissingDialog } from '../../ui/lazy/missing-dialog'
import classes from './header.module.css'

const MenuDrawer = lazyPart(() => import('./menu-drawer'), 'MenuDrawer', MissingDialog)

interface Props {
  session: Session
  navigation: Navigation
}

export function Header({ session, navigation: { entries, administration } }: Props) {
  const t = useWords('shell')
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <header className={classes.header}>
      <Burger
        className={classes.burger}
        size="sm"
        opened={opened}
        onClick={() => setOpened(!opened)}
        aria-label={t('openMenu')}
      />
      <Link href={paths.home(panelOf(session.role))} className={classes.logo} aria-label={t('home')}>
        <Logo />
      </Link>
      <nav className={classes.nav} aria-label={t('mainMenu')}>
        <Entries entries={entries} />
        {administration.length > 0 && <AdministrationMenu entries={administration} />}
      </nav>
      <div className={classes.tools}>
        <SearchButton session={session} />
        <span className={classes.wide}>
          <LanguageChoice />
        </span>
        <SchemeSwitch />
        <UserMenu session={session} />
      </div>
      {opened && (
        <Suspense>
          <MenuDrawer onClose={close}>
            <Entries entries={[...entries, ...administration]} onFollow={close} />
          </MenuDrawer>
        </Suspense>
      )}
    </header>
  )
}

function Entries({ entries, onFollow }: { entries: readonly NavigationEntry[]; onFollow?: () => void }) {
  const t = useWords('shell')
  const { pathname } = useLocation()
  return entries.map((entry) => (
    <Link
      key={entry.key}
      href={entry.href}
      className={classes.entry}
      aria-current={isWithin(entry, pathname) ? 'page' : undefined}
      onClick={onFollow}
    >
      {t(`menu.${entry.key}`)}
      {entry.countsLate && <LateCount />}
    </Link>
  ))
}
