import { Suspense, useState } from 'react'
import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useWords } from '../../lib/i18n'
import type { Session } from '../../lib/session'
import { VisuallyHiddenOnPhones } from '../../ui/layout/visually-hidden-on-phones'
import { panelOf, paths } from '../paths'
import { listOf, searchableFor } from './search-targets'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { MissingDialog } from '../../ui/lazy/missing-dialog'
import classes from './search-button.module.css'

const SearchDialog = lazyPart(
  () => import('../../features/deliveries/search/search-dialog'),
  'SearchDialog',
  MissingDialog,
)

const APPLE = /mac|iphone|ipad/i.test(navigator.userAgent)

/** Opens the search, as Ctrl K and ⌘ K do everywhere, also in fields. */
export function SearchButton({ session }: { session: Session }) {
  const t = useWords('shell')
  const [opened, setOpened] = useState(false)
  const panel = panelOf(session.role)
  useHotkeys([['mod+K', () => setOpened(true)]], [])
  return (
    <>
      <button type="button" className={classes.button} aria-haspopup="dialog" onClick={() => setOpened(true)}>
        <IconSearch size={18} aria-hidden="true" />
        <VisuallyHiddenOnPhones className={classes.word}>{t('search')}</VisuallyHiddenOnPhones>
        <kbd className={classes.keys}>{APPLE ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      {opened && (
        <Suspense>
          <SearchDialog
            onClose={() => setOpened(false)}
            kinds={searchableFor(session)}
            hrefOf={({ type, status, publicId }) => paths.delivery(panel, type, status, publicId)}
            listOf={listOf}
          />
        </Suspense>
      )}
    </>
  )
}
