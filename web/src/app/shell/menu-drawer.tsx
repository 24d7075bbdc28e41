import type { ReactNode } from 'react'
import { Drawer } from '@mantine/core'
import { useWords } from '../../lib/i18n'
import { LanguageChoice } from '../../ui/form/language-choice'
import { Logo } from '../../ui/layout/logo'
import classes from './header.module.css'

/** The menu on a phone. Its code is loaded when it is first opened. */
export function MenuDrawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const t = useWords('shell')
  return (
    <Drawer opened onClose={onClose} size={280} title={<Logo />} closeButtonProps={{ 'aria-label': t('closeMenu') }}>
      <nav className={classes.drawer} aria-label={t('mainMenu')}>
        {children}
      </nav>
      <LanguageChoice />
    </Drawer>
  )
}
