import { stripSearchParams } from '@tanstack/react-router'
import type { FunctionComponent } from 'react'
import { tableSearch } from '../../features/deliveries/table/table-search'
import { invoicesSearch } from '../../features/invoices/invoices-search'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { chartSearch, openType } from '../delivery-type'
import { onlyOwnProfile, toDetail, toOwn } from '../guards'
import { toFirst } from '../list-tables'
import { paths, type Panel } from '../paths'
import { liveMapSearch, openTab, toDefaultTab } from '../tabs'

// What more than one panel has under the same address. Each panel hangs them under its own route, where the offices
// add the page that is theirs; the types of the addresses stay those of the panel.

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

// Declared, not inferred: the type of a page asks for the type of the routes, which would ask for these.
const ProfilePage: FunctionComponent = lazyPart(() => import('../../pages/account/profile'), 'ProfilePage')
const AccountPage: FunctionComponent = lazyPart(() => import('../../pages/account/account'), 'AccountPage')
const HelpPage: FunctionComponent = lazyPart(() => import('../../pages/account/help'), 'HelpPage')

/** The pages that everybody with an account has. */
export const account = {
  home: { path: '/' as const, beforeLoad: toOwn(paths.home) },
  profile: { path: 'profile' as const, component: ProfilePage },
  account: { path: 'account' as const, component: AccountPage },
  help: { path: 'help' as const, component: HelpPage },
}

/** For those who read no profile but their own. */
export const ownProfile = (panel: Panel) => ({ path: 'profile/$id' as const, beforeLoad: onlyOwnProfile(panel) })

/** What clients and admins both have. */
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
