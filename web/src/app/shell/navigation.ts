import type { Session } from '../../lib/session'
import { panelOf, paths } from '../paths'

export interface NavigationEntry {
  /** Also the key of its words: `shell.menu.*`. */
  readonly key: 'dashboard' | 'deliveries'
  readonly href: string
  /** The entry is lit on every page below this prefix; its own address when left out. */
  readonly under?: string
}

/** The header's links for this person. An entry stands here only when its page works. Spec 1, sections 2.4 and 6. */
export function navigationOf(session: Session): readonly NavigationEntry[] {
  const panel = panelOf(session.role)
  return [
    { key: 'dashboard', href: paths.dashboard(panel) },
    { key: 'deliveries', href: paths.deliveries(panel), under: `/${panel}/pilot` },
  ]
}
