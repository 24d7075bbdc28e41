import type { ReactNode } from 'react'
import { IconLock, IconUser } from '@tabler/icons-react'
import { paths, type Panel } from '../../app/paths'
import { useWords } from '../../lib/i18n'
import { Link } from '../../ui/layout/link'
import classes from './account-layout.module.css'

interface Props {
  panel: Panel
  active: 'profile' | 'account'
  children: ReactNode
}

/** The side panel of description 2.20, which is above the content on a phone. */
export function AccountLayout({ panel, active, children }: Props) {
  const t = useWords('identity')
  const entries = [
    {
      key: 'profile',
      href: paths.profile(panel),
      label: t('profile.title'),
      icon: <IconUser size={17} aria-hidden="true" />,
    },
    {
      key: 'account',
      href: paths.account(panel),
      label: t('profile.account'),
      icon: <IconLock size={17} aria-hidden="true" />,
    },
  ]
  return (
    <div className={classes.layout}>
      <nav className={classes.side} aria-label={t('profile.account')}>
        {entries.map(({ key, href, label, icon }) => (
          <Link key={key} href={href} className={classes.entry} aria-current={key === active ? 'page' : undefined}>
            {icon}
            {label}
          </Link>
        ))}
      </nav>
      <div className={classes.content}>{children}</div>
    </div>
  )
}
