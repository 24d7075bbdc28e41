import { stripSearchParams } from '@tanstack/react-router'
import type { FunctionComponent } from 'react'
import { tableSearch } from '../../features/deliveries/table/table-search'
import { invoicesSearch } from '../../features/invoices/invoices-search'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { chartSearch, openType } from '../delivery-type'
import { onlyOwnProfile, toDetail, toOwn } from '../guards'
import { toFirst } from '../list-guards'
import { paths, type Panel } from '../paths'
import { liveMapSearch, openTab, toDefaultTab } from '../tabs'

// Routes that several panels have. Each panel creates them below its own route, which keeps their addresses typed, and adds
// the page where it differs.

/** The search parameters of a page: read with defaults, and left out of the address where they are the defaults. */
export const withSearch = <S>({
  validate,
  defaults,
}: {
  validate: (raw: Record<string, unknown>) => S
  defaults: Partial<NoInfer<S>>
}) => ({
  validateSearch: validate,
  search: { middlewares: [stripSearchParams<S, Partial<S>, Partial<S>, Partial<S>>(defaults)] },
})

// With explicit types, because inferring them would be circular: the pages use the type of the router.
const ProfilePage: FunctionComponent = lazyPart(() => import('../../pages/account/profile'), 'ProfilePage')
const AccountPage: FunctionComponent = lazyPart(() => import('../../pages/account/account'), 'AccountPage')
const HelpPage: FunctionComponent = lazyPart(() => import('../../pages/account/help'), 'HelpPage')

/** Pages of everybody with an account. */
export const account = {
  home: { path: '/' as const, beforeLoad: toOwn(paths.home) },
  profile: { path: 'profile' as const, component: ProfilePage },
  account: { path: 'account' as const, component: AccountPage },
  help: { path: 'help' as const, component: HelpPage },
}

/** For panels in which users read only their own profile. */
export const ownProfile = (panel: Panel) => ({ path: 'profile/$id' as const, beforeLoad: onlyOwnProfile(panel) })

/** Pages of clients and admins. */
export const office = (panel: 'admin' | 'client') => ({
  dashboard: { path: 'dashboard' as const, ...withSearch(chartSearch) },
  deliveries: {
    path: 'pilot/delivery-table/$status' as const,
    beforeLoad: openTab(panel),
    ...withSearch(tableSearch),
  },
  anyDeliveries: { path: 'pilot/delivery-table' as const, beforeLoad: toDefaultTab(panel) },
  liveMap: { path: 'pilot/ongoing/delivery-map' as const, ...withSearch(liveMapSearch) },
  delivered: {
    path: 'pilot/delivered/$contract' as const,
    beforeLoad: ({ params }: { params: { contract: string } }) => {
      throw toDetail(panel, params.contract)
    },
  },
  newDelivery: {
    path: 'new-delivery/$type' as const,
    beforeLoad: ({ params }: { params: { type: string } }) => openType(params.type),
  },
  invoices: { path: 'invoices/deliveries' as const, ...withSearch(invoicesSearch) },
  anyInvoices: { path: 'invoices' as const, beforeLoad: toFirst(paths.deliveryInvoices(panel)) },
})
