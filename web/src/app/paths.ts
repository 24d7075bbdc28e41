import type { AdminRank, DriverState, RANK, Role } from '@volant/domain/kernel/actor'
import type { CalendarView } from '@volant/domain/deliveries/calendar'
import type { PlanningView } from '@volant/domain/deliveries/planning'
import type { DeliveryStatus, DeliveryType } from '@volant/domain/deliveries/statuses'
import type { MessageState } from '@volant/domain/upkeep/message-states'

/** The first segment of the pages of a role. */
export type Panel = 'admin' | 'client' | 'driver'

export const panelOf = (role: Role): Panel => role.toLowerCase() as Panel

/** `TWO_WAY_DELIVERY` ↔ `two-way-delivery`: types, statuses and tabs in URLs. */
export const segmentOf = (key: DeliveryType | DeliveryStatus | string): string => key.toLowerCase().replaceAll('_', '-')
export const keyOf = (segment: string): string => segment.toUpperCase().replaceAll('-', '_')

const enc = encodeURIComponent

const searchText = (search: Record<string, string>) => {
  const text = new URLSearchParams(search).toString()
  return text && `?${text}`
}

export type DriverTable = 'accepted-requests' | 'waiting-requests' | 'refused-requests' | 'disabled-drivers'
type AdminTable = 'admins' | 'maintainers' | 'support'

/** The lists of drivers by state, in the order of their tabs. Description 2.11. */
export const DRIVER_TABLES = [
  { table: 'accepted-requests', state: 'ACCEPTED' },
  { table: 'waiting-requests', state: 'WAITING' },
  { table: 'refused-requests', state: 'REFUSED' },
  { table: 'disabled-drivers', state: 'DISABLED' },
] as const satisfies readonly { table: DriverTable; state: DriverState }[]

/** Those whose drivers have carried out missions, and so have a history. */
export const HISTORY_TABLES: readonly DriverTable[] = ['accepted-requests', 'disabled-drivers']

/** The lists of admins by rank. Description 2.14. */
export const ADMIN_TABLES = [
  { table: 'admins', rank: 1, name: 'SUPER_ADMIN' },
  { table: 'maintainers', rank: 2, name: 'MAINTAINER' },
  { table: 'support', rank: 3, name: 'SUPPORT' },
] as const satisfies readonly { table: AdminTable; rank: AdminRank; name: keyof typeof RANK }[]

/** The list of the admins of this rank. */
export const adminTable = (of: number | undefined) => ADMIN_TABLES.find(({ rank }) => rank === of)?.table

const ORGANIZATIONS = '/admin/organizations/organizations-table'

/** The addresses of the pages. Description 2, 2.1 and 7.1. */
export const paths = {
  login: (next?: string) => (next ? `/login?next=${enc(next)}` : '/login'),
  becomeDriver: () => '/become-driver',
  driverMandate: (mandateId: string) => `/driver-mandate?MandateId=${mandateId}`,
  notAuthorised: () => '/not-authorised',
  home: (panel: Panel) => (panel === 'driver' ? '/driver/missions' : `/${panel}/dashboard`),
  dashboard: (panel: Panel) => `/${panel}/dashboard`,
  profile: (panel: Panel, id?: string) => (id ? `/${panel}/profile/${enc(id)}` : `/${panel}/profile`),
  account: (panel: Panel) => `/${panel}/account`,
  help: (panel: Panel) => `/${panel}/help`,

  /** @param tab a key of the API */
  deliveries: (panel: Panel, tab = 'CONFIRMED') => `/${panel}/pilot/delivery-table/${segmentOf(tab)}`,
  /** Without a view or a day it opens today, in the view that suits the screen. */
  calendar: (at: { view?: CalendarView; day?: string } = {}) => `/client/pilot/calendar${searchText(at)}`,
  /** Without a view or a day it opens today, in the view that suits the screen. */
  planning: (at: { view?: PlanningView; day?: string; driver?: string; free?: 'yes'; open?: string } = {}) =>
    `/admin/pilot/planning${searchText(at)}`,
  liveMap: (panel: Panel) => `/${panel}/pilot/ongoing/delivery-map`,
  newDelivery: (panel: Panel, type: DeliveryType) => `/${panel}/new-delivery/${segmentOf(type)}`,
  created: (type: DeliveryType, id: string, publicId: string, stamp: number) =>
    `/client/new-delivery/${segmentOf(type)}/created/${enc(id)}/${enc(publicId)}/${stamp}`,
  /** The detail page of a delivery, for a client or an admin. `contract` is the publicId. */
  delivery: (panel: Panel, type: DeliveryType, status: DeliveryStatus | string, contract: string) => {
    const tail = `${segmentOf(type)}/${segmentOf(status)}/${enc(contract)}`
    return panel === 'admin' ? `/admin/pilot/details/${tail}` : `/client/pilot/${tail}`
  },
  /** A delivery of which only the contract number is known. */
  contract: (panel: Panel, contract: string) => `/${panel}/pilot/delivered/${enc(contract)}`,
  editDelivery: (panel: Panel, type: DeliveryType, status: string, id: string, step?: number) => {
    const tail = `${segmentOf(type)}/${segmentOf(status)}/${enc(id)}${step ? `?step=${step}` : ''}`
    return panel === 'admin' ? `/admin/pilot/edit-deal/${tail}` : `/client/edit-delivery/${tail}`
  },
  createDeal: (from: 'requested' | 'confirmed', type: DeliveryType, contract: string) =>
    `/admin/pilot/create-deal/${from}/${segmentOf(type)}/${enc(contract)}`,
  offers: (id: string) => `/admin/pilot/delivery-table/waiting-for-driver/${enc(id)}/offers`,

  drivers: (table: DriverTable = 'accepted-requests') => `/admin/drivers/drivers-table/${table}`,

  driver: (table: DriverTable, id: string) => `/admin/drivers/drivers-table/${table}/${enc(id)}`,
  driverHistory: (table: DriverTable, id: string) => `/admin/drivers/drivers-table/${table}/${enc(id)}/history`,

  organizations: () => ORGANIZATIONS,
  organization: (slug: string) => `${ORGANIZATIONS}/${enc(slug)}`,
  newOrganization: () => `${ORGANIZATIONS}/new-organization`,
  organizationPeople: (who: 'members' | 'managers' | 'owners', { name, slug }: { name: string; slug: string }) =>
    `${ORGANIZATIONS}/view-${who}/${enc(name)}/${enc(slug)}`,
  ownPeople: (who: 'members' | 'managers' = 'members') => `/client/organization/${who}`,
  addMember: () => '/client/organization/add-member',

  admins: (rank: AdminTable = 'admins') => `/admin/manage-admins/${rank}`,

  tariff: () => '/admin/tariff',

  driverInvoices: (tab: 'subscription' | 'delivery' = 'delivery') => `/admin/invoices/driver/${tab}`,
  openExpenses: () => '/admin/invoices/expenses',
  deliveryInvoices: (panel: Panel) => `/${panel}/invoices/deliveries`,

  survey: () => '/admin/survey',

  upkeepMessages: (state?: MessageState) => `/admin/upkeep/messages${state ? `?state=${state}` : ''}`,
  upkeepJobs: () => '/admin/upkeep/jobs',
  securityLog: () => '/admin/upkeep/security',

  auctions: () => '/driver/auctions',
  earnings: () => '/driver/earnings',
  ownPapers: () => '/driver/profile#papers',
  missions: () => '/driver/missions',
  mission: (id: string) => `/driver/missions/${enc(id)}`,
}

/** The pages that are called without a panel, and lead to that of one's own. */
export const OWN_PAGES = {
  '/dashboard': paths.home,
  '/profile': (panel: Panel) => paths.profile(panel),
  '/account': paths.account,
  '/help': paths.help,
} as const

/**
 * Where to go after the sign-in: the remembered path when it is a plain path of the same panel, the own page where it is called
 * without one, else the panel's home.
 */
export function afterLogin(next: string, panel: Panel): string {
  const plain = /^\/(?![/\\])/.test(next) && !/[\\\u0000-\u001f]/.test(next)
  if (plain && new RegExp(`^/${panel}(?:[/?#]|$)`).test(next)) return next
  const [path] = next.split(/[?#]/, 1)
  const [, ownPage = paths.home] = Object.entries(OWN_PAGES).find(([page]) => page === path) ?? []
  return ownPage(panel)
}
