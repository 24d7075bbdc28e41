import { IconHelpCircle, IconLogout, IconUser } from '@tabler/icons-react'
import { signOut } from '../../features/identity/sign-out'
import { initialsOf } from '../../lib/format'
import { useWords } from '../../lib/i18n'
import { rankName } from '../../lib/rank'
import type { Session } from '../../lib/session'
import { Dropdown } from '../../ui/dropdown/dropdown'
import { MenuEntry } from '../../ui/dropdown/menu-entry'
import { leaveToSignIn } from '../leave-to-sign-in'
import { panelOf, paths } from '../paths'
import classes from './user-menu.module.css'

interface Props {
  session: Session
  /** Asked before signing out; calls `leave` when that may happen. */
  onLeave?: (leave: () => Promise<void>) => void
}

export function UserMenu({ session, onLeave = (leave) => void leave() }: Props) {
  const t = useWords('shell')
  const identity = useWords('identity')
  const leave = async () => {
    await signOut()
    leaveToSignIn()
  }
  const rank = identity(`rank.${rankName(session.rank)}`)
  return (
    <Dropdown
      menu
      side="end"
      width={232}
      label={t('account')}
      target={(props) => (
        <button {...props} type="button" className={classes.target}>
          <span className={classes.avatar} aria-hidden="true">
            {initialsOf(session.firstName, session.lastName)}
          </span>
          <span className={classes.words}>
            <span className={classes.name}>
              {session.firstName} {session.lastName}
            </span>
            <span className={classes.rank}>{rank}</span>
          </span>
        </button>
      )}
    >
      {(close) => (
        <>
          <div className={classes.who} role="presentation">
            <strong>
              {session.firstName} {session.lastName}
            </strong>
            <span>{session.organization?.name ?? rank}</span>
            <span>{session.email}</span>
          </div>
          <MenuEntry href={paths.profile(panelOf(session.role))} icon={<IconUser size={16} />} onChoose={close}>
            {t('profile')}
          </MenuEntry>
          {session.role !== 'ADMIN' && (
            <MenuEntry href={paths.help(panelOf(session.role))} icon={<IconHelpCircle size={16} />} onChoose={close}>
              {t('help')}
            </MenuEntry>
          )}
          <MenuEntry icon={<IconLogout size={16} />} onChoose={() => onLeave(leave)}>
            {t('logout')}
          </MenuEntry>
        </>
      )}
    </Dropdown>
  )
}
