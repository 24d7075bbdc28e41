import { RANK } from '@volant/domain/kernel/actor'
import type { Session } from '../../lib/session'
import { panelOf, paths } from '../paths'

type MenuKey = 'dashboard' | 'deliveries' | 'organization' | 'invoices' | 'drivers' | 'organizations' | 'managers'

export interface NavigationEntry {
  /** Also the key of its words: `shell.menu.*`. */
  readonly key: MenuKey
  readonly href: string
  /** The entry is lit on every page below this prefix; its own address when left out. */
  readonly under?: string
}

export interface Navigation {
  readonly entries: readonly NavigationEntry[]
  /** Behind a menu of its own; empty for whoever is no admin. */
  readonly administration: readonly NavigationEntry[]
}

/** The header for this person. An entry stands here only when its page works. Description 2.4 and 6 */
export function navigationOf({ role, rank }: Pick<Session, 'role' | 'rank'>): Navigation {
  const panel = panelOf(role)
  const invoices: NavigationEntry = {
    key: 'invoices',
    href: paths.deliveryInvoices(panel),
    under: `/${panel}/invoices`,
  }
  const everyone: NavigationEntry[] = [
    { key: 'dashboard', href: paths.dashboard(panel) },
    { key: 'deliveries', href: paths.deliveries(panel), under: `/${panel}/pilot` },
  ]
  if (role !== 'ADMIN') {
    const own: NavigationEntry = { key: 'organization', href: paths.ownPeople(), under: '/client/organization' }
    return {
      entries: [...everyone, ...(rank <= RANK.ORGANIZATION_MANAGER ? [own] : []), invoices],
      administration: [],
    }
  }
  const managers: NavigationEntry = { key: 'managers', href: paths.managers(), under: '/admin/manage-admins' }
  return {
    entries: everyone,
    administration: [
      { key: 'drivers', href: paths.drivers(), under: '/admin/drivers' },
      { key: 'organizations', href: paths.organizations(), under: '/admin/organizations' },
      ...(rank === RANK.SUPER_ADMIN ? [managers] : []),
      invoices,
    ],
  }
}

/** Is this the entry of the page that stands at `pathname`? */
export function isWithin({ href, under = href }: NavigationEntry, pathname: string): boolean {
  return pathname === under || pathname.startsWith(`${under}/`)
}
