import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Loader, TextInput } from '@mantine/core'
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { IconSearch } from '@tabler/icons-react'
import type { SearchKind } from '@volant/domain/search/kinds'
import { MOST_LETTERS, searchTerms } from '@volant/domain/search/terms'
import { useWords } from '../../../lib/i18n'
import { useOfferedCommands, type CommandGroup } from '../../../lib/use-commands'
import { OptionList } from '../../../ui/command/option-list'
import { useOptions } from '../../../ui/command/options'
import { Dialog } from '../../../ui/feedback/dialog'
import { BarState } from './bar-state'
import { commandGroups, recentGroup } from './command-groups'
import { useFoundGroups, type BarOption, type FoundLinks } from './found-groups'
import { isWaiting } from './is-waiting'
import { KeyHints } from './key-hints'
import { Narrowings } from './narrowings'
import { recentlyOpened, rememberOpened } from './recent'
import { searchQuery, type Narrowing } from './search-query'
import classes from './command-bar.module.css'

const DEBOUNCE_MS = 120

interface Props {
  /** What this person finds. */
  kinds: readonly SearchKind[]
  links: FoundLinks
  /** What can be done on every page; the open one may offer more. */
  commands: readonly CommandGroup[]
  go: (href: string) => void
  onClose: () => void
}

/** Finds while typing, and runs commands: one field for both, by keys alone. Description 2.4. */
export function CommandBar({ kinds, links, commands, go, onClose }: Props) {
  const t = useWords('search')
  const phone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  const [typed, setTyped] = useState('')
  const [narrowing, setNarrowing] = useState<Narrowing>('everything')
  const [recent] = useState(recentlyOpened)
  const [settled] = useDebouncedValue(typed.trim(), DEBOUNCE_MS)
  const asked = searchTerms(settled) && typed.trim() !== '' ? settled : ''
  const search = useQuery(searchQuery(asked, narrowing))
  const overtaken = asked !== '' && (search.data === undefined || search.isPlaceholderData)
  const stuck = search.isError || search.fetchStatus === 'paused'
  const waiting = isWaiting({ typed: typed.trim(), settled, overtaken, stuck })
  const found = useFoundGroups(asked === '' || (overtaken && stuck) ? undefined : search.data, links)
  const offered = useOfferedCommands()
  const options = useOptions<BarOption>(
    [
      ...(typed.trim() === '' ? recentGroup(t('recent'), recent) : found),
      ...commandGroups([...offered, ...commands], typed.trim()),
    ],
    choose,
    waiting,
  )

  function choose({ href, run, recent: opened }: BarOption, inNewTab: boolean) {
    if (opened) rememberOpened(opened)
    if (href !== undefined && inNewTab) {
      window.open(href, '_blank', 'noopener')
      return
    }
    // closed first, so that a dialog which the command opens gives the focus back to the page
    flushSync(onClose)
    if (href === undefined) run?.()
    else go(href)
  }
  const type = (text: string) => {
    setTyped(text)
    options.reset()
  }
  return (
    <Dialog
      onClose={onClose}
      size={640}
      yOffset="10vh"
      centered={false}
      fullScreen={phone}
      radius={phone ? 0 : undefined}
      title={t('title')}
      closeOnEscape={typed === ''}
    >
      <div className={classes.ask}>
        <TextInput
          data-autofocus
          size="md"
          aria-label={t('label')}
          placeholder={kinds.length > 0 ? t('placeholder') : t('placeholderCommand')}
          leftSection={<IconSearch size={18} aria-hidden="true" />}
          rightSection={waiting && <Loader size={16} aria-hidden="true" />}
          maxLength={MOST_LETTERS}
          value={typed}
          {...options.field}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={(event) => {
            // a second Escape closes
            if (event.key === 'Escape' && typed !== '') type('')
            else options.field.onKeyDown(event)
          }}
        />
        {kinds.length > 0 && <Narrowings kinds={kinds} value={narrowing} onChange={setNarrowing} />}
      </div>
      {kinds.length > 0 && (
        <BarState typed={typed.trim()} asked={asked} waiting={waiting} search={search} isEmpty={found.length === 0} />
      )}
      {options.active && <OptionList label={t('results')} options={options} />}
      {!phone && <KeyHints />}
    </Dialog>
  )
}
