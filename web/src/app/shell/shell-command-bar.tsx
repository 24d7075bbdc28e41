import { searchableBy, type Searcher } from '@volant/domain/search/kinds'
import { CommandBar } from '../../features/deliveries/search/command-bar'
import type { Session } from '../../lib/session'
import { useGo } from '../../lib/use-go'
import { searchLinks } from './search-links'
import { useShellCommands } from './shell-commands'

interface Props {
  session: Session
  onClose: () => void
  /** Shows the list of keys. */
  onKeys: () => void
}

/** The command bar of this person: what they find, where it leads, and what they can do on every page. */
export function ShellCommandBar({ session, onClose, onKeys }: Props) {
  const commands = useShellCommands(session, onKeys)
  // the ranks of a role are what the server says of it
  const kinds = session.role === 'CLIENT' && session.organization === null ? [] : searchableBy(session as Searcher)
  return <CommandBar kinds={kinds} links={searchLinks(session)} commands={commands} go={useGo()} onClose={onClose} />
}
