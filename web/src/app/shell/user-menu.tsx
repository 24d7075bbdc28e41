import { Menu, UnstyledButton } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { IconLogout, IconUser } from '@tabler/icons-react'
import { signOut } from '../../features/identity/sign-out'
import { initialsOf } from '../../lib/format'
import { useWords } from '../../lib/i18n'
import { rankName } from '../../lib/rank'
import type { Session } from '../../lib/session'
import { Link } from '../../ui/layout/link'
import { panelOf, paths } from '../paths'
import classes from './user-menu.module.css'

export function UserMenu({ session }: { session: Session }) {
  const t = useWords('shell')
  const identity = useWords('identity')
  const router = useRouter()
  const client = useQueryClient()
  const leave = async () => {
    await signOut()
    client.clear()
    await router.navigate({ href: paths.login() })
  }
  const rank = identity(`rank.${rankName(session.rank)}`)
  return (
    <Menu withInitialFocusPlaceholder={false} position="bottom-end" width={232}>
      <Menu.Target>
        <UnstyledButton className={classes.target}>
          <span className={classes.avatar} aria-hidden="true">
            {initialsOf(session.firstName, session.lastName)}
          </span>
          <span className={classes.words}>
            <span className={classes.name}>
              {session.firstName} {session.lastName}
            </span>
            <span className={classes.rank}>{rank}</span>
          </span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <strong>
            {session.firstName} {session.lastName}
          </strong>
          <span>{session.organization?.name ?? rank}</span>
          <span>{session.email}</span>
        </div>
        <Menu.Divider />
        <Menu.Item component={Link} href={paths.profile(panelOf(session.role))} leftSection={<IconUser size={16} />}>
          {t('profile')}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={leave}>
          {t('logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
