import { untilSignOut } from '../../../lib/stored-values'

/** Something found that was opened lately. */
export interface Recent {
  readonly href: string
  readonly title: string
  readonly hint: string
}

const KEY = 'search.recent'
const MOST = 6

export const recentlyOpened = (): readonly Recent[] => untilSignOut.recall<Recent[]>(KEY) ?? []

/** The last one first, each once. */
export function rememberOpened(opened: Recent): void {
  const others = recentlyOpened().filter(({ href, title }) => href !== opened.href && title !== opened.title)
  untilSignOut.keep(KEY, [opened, ...others].slice(0, MOST))
}
