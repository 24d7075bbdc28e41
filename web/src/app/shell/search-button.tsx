import { Suspense, useEffect, useState } from 'react'
import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { LazyNewDeliveryDialog } from '../../features/deliveries/lazy-new-delivery-dialog'
import { useWords, withWords } from '../../lib/i18n'
import { MOD } from '../../lib/keys'
import type { Session } from '../../lib/session'
import { useShortcuts } from '../../lib/shortcuts'
import { whenIdle } from '../../lib/when-idle'
import { VisuallyHiddenOnPhones } from '../../ui/layout/visually-hidden-on-phones'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { MissingDialog } from '../../ui/lazy/missing-dialog'
import { panelOf, paths } from '../paths'
import classes from './search-button.module.css'

const ShellCommandBar = lazyPart(
  () => withWords(import('./shell-command-bar'), 'search', 'deliveries', 'drivers'),
  'ShellCommandBar',
  MissingDialog,
)
const KeysDialog = lazyPart(() => withWords(import('./keys-dialog'), 'keys'), 'KeysDialog', MissingDialog)

/** Opens the search, and what else the keys of every page open. Ctrl K and ⌘ K do so in fields as well. */
export function SearchButton({ session }: { session: Session }) {
  const t = useWords('shell')
  const [opened, setOpened] = useState<'search' | 'keys' | 'create'>()
  const close = () => setOpened(undefined)
  const panel = panelOf(session.role)
  // what is typed while a dialog is on its way is meant for that dialog
  const openUnlessOpen = (dialog: 'search' | 'keys' | 'create') => setOpened((now) => now ?? dialog)
  const search = () => openUnlessOpen('search')
  const list = () => openUnlessOpen('keys')
  const create = () => openUnlessOpen('create')
  useEffect(() => whenIdle(() => void ShellCommandBar.preload()), [])
  useHotkeys([['mod+K', () => setOpened('search')]], [])
  // with and without Shift, as keyboards differ: `/` needs it on a French one
  useShortcuts([
    { keys: '/', run: search },
    { keys: 'shift+/', run: search },
    { keys: '?', run: list },
    { keys: 'shift+?', run: list },
    ...(panel === 'driver' ? [] : [{ keys: 'N', run: create }]),
  ])
  return (
    <>
      <button type="button" className={classes.button} aria-haspopup="dialog" onClick={() => setOpened('search')}>
        <IconSearch size={18} aria-hidden="true" />
        <VisuallyHiddenOnPhones className={classes.word}>{t('search')}</VisuallyHiddenOnPhones>
        <kbd className={classes.keys}>{MOD} K</kbd>
      </button>
      {opened && (
        <Suspense>
          {opened === 'search' && (
            <ShellCommandBar session={session} onClose={close} onKeys={() => setOpened('keys')} />
          )}
          {opened === 'keys' && <KeysDialog role={session.role} onClose={close} />}
          {opened === 'create' && (
            <LazyNewDeliveryDialog hrefOf={(type) => paths.newDelivery(panel, type)} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  )
}
