import { RANK } from '@volant/domain/kernel/actor'
import type { Session } from '../../lib/session'
import { panelOf, paths } from '../paths'

type MenuKey =
  | 'dashboard'
  | 'deliveries'
  | 'calendar'
  | 'planning'
  | 'organization'
  | 'invoices'
  | 'drivers'
  | 'organizations'
  | 'admins'
  | 'tariff'
  | 'survey'
  | 'upkeep'

export interface NavigationEntry {
  /** Also the key of its text: `shell.menu.*`. */
  readonly key: MenuKey
  readonly href: string
  /** The entry is marked as active on pages below this prefix; by default below its own address. */
  readonly under?: string
  /** A page below that prefix with an entry of its own. */
  readonly except?: string
  /** How many deliveries are late stands beside it. */
  readonly countsLate?: true
}

export interface Navigation {
  readonly entries: readonly NavigationEntry[]
  /** Shown in a separate menu; empty for clients. */
  readonly administration: readonly NavigationEntry[]
}

/** The entries of the header for this person. Description 2.4 and 6. */
export function navigationOf({ role, rank }: Pick<Session, 'role' | 'rank'>): Navigation {
  const panel = panelOf(role)
  const invoices: NavigationEntry = {
    key: 'invoices',
    href: paths.deliveryInvoices(panel),
    under: `/${panel}/invoices`,
  }
  const everyone: NavigationEntry[] = [
    { key: 'dashboard', href: paths.dashboard(panel), ...(role === 'ADMIN' && { countsLate: true as const }) },
    {
      key: 'deliveries',
      href: paths.deliveries(panel),
      under: `/${panel}/pilot`,
      except: role === 'ADMIN' ? paths.planning() : paths.calendar(),
    },
  ]
  if (role !== 'ADMIN') {
    const own: NavigationEntry = { key: 'organization', href: paths.ownPeople(), under: '/client/organization' }
    return {
      entries: [
        ...everyone,
        { key: 'calendar', href: paths.calendar() },
        ...(rank <= RANK.ORGANIZATION_MANAGER ? [own] : []),
        invoices,
      ],
      administration: [],
    }
  }
  const forSuperAdmins: NavigationEntry[] = [
    { key: 'admins', href: paths.admins(), under: '/admin/manage-admins' },
    { key: 'tariff', href: paths.tariff() },
    { key: 'survey', href: paths.survey() },
    { key: 'upkeep', href: paths.upkeepMessages(), under: '/admin/upkeep' },
  ]
  return {
    entries: [...everyone, { key: 'planning', href: paths.planning() }],
    administration: [
      { key: 'drivers', href: paths.drivers(), under: '/admin/drivers' },
      { key: 'organizations', href: paths.organizations(), under: '/admin/organizations' },
      invoices,
      ...(rank === RANK.SUPER_ADMIN ? forSuperAdmins : []),
    ],
  }
}

/** Whether the page at `pathname` belongs to this entry. */
export function isWithin({ href, under = href, except }: NavigationEntry, pathname: string): boolean {
  return pathname !== except && (pathname === under || pathname.startsWith(`${under}/`))
}
