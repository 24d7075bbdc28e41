import { createRoute, stripSearchParams } from '@tanstack/react-router'
import { tableSearch } from '../../features/deliveries/table/table-search'
import { RANK } from '@volant/domain/kernel/actor'
import { invoicesSearch } from '../../features/invoices/invoices-search'
import { membersSearch } from '../../features/organizations/organizations-search'
import { BareErrorPage } from '../error-page'
import { onlyOwnProfile, onlyPanel, onlyRank, toDetail, toOwn } from '../guards'
import { MissingBarePage } from '../missing-bare-page'
import { paths } from '../paths'
import { chartSearch, openType, stepSearch } from '../delivery-type'
import { openPeople, toFirst } from '../list-tables'
import { liveMapSearch, openTab, toDefaultTab } from '../tabs'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { rootRoute } from './root'

const panel = createRoute({
  getParentRoute: () => rootRoute,
  path: '/client',
  beforeLoad: onlyPanel('client'),
  component: lazyPart(() => import('../shell/office-shell'), 'OfficeShell', MissingBarePage),
  errorComponent: BareErrorPage,
})

const home = createRoute({ getParentRoute: () => panel, path: '/', beforeLoad: toOwn(paths.home) })

const dashboard = createRoute({
  getParentRoute: () => panel,
  path: 'dashboard',
  validateSearch: chartSearch.validate,
  search: { middlewares: [stripSearchParams(chartSearch.defaults)] },
  component: lazyPart(() => import('../../pages/client/dashboard'), 'DashboardPage'),
})

const profile = createRoute({
  getParentRoute: () => panel,
  path: 'profile',
  component: lazyPart(() => import('../../pages/account/profile'), 'ProfilePage'),
})

const person = createRoute({
  getParentRoute: () => panel,
  path: 'profile/$id',
  beforeLoad: onlyOwnProfile('client'),
})

const account = createRoute({
  getParentRoute: () => panel,
  path: 'account',
  component: lazyPart(() => import('../../pages/account/account'), 'AccountPage'),
})

const deliveries = createRoute({
  getParentRoute: () => panel,
  path: 'pilot/delivery-table/$status',
  beforeLoad: openTab('client'),
  validateSearch: tableSearch.validate,
  search: { middlewares: [stripSearchParams(tableSearch.defaults)] },
  component: lazyPart(() => import('../../pages/client/deliveries'), 'DeliveriesPage'),
})

const anyDeliveries = createRoute({
  getParentRoute: () => panel,
  path: 'pilot/delivery-table',
  beforeLoad: toDefaultTab('client'),
})

const liveMap = createRoute({
  getParentRoute: () => panel,
  path: 'pilot/ongoing/delivery-map',
  validateSearch: liveMapSearch.validate,
  search: { middlewares: [stripSearchParams(liveMapSearch.defaults)] },
  component: lazyPart(() => import('../../pages/client/live-map'), 'LiveMapPage'),
})

const delivery = createRoute({
  getParentRoute: () => panel,
  path: 'pilot/$type/$status/$contract',
  component: lazyPart(() => import('../../pages/client/delivery'), 'DeliveryPage'),
})

const delivered = createRoute({
  getParentRoute: () => panel,
  path: 'pilot/delivered/$contract',
  beforeLoad: ({ params }) => {
    throw toDetail('client', params.contract)
  },
})

const newDelivery = createRoute({
  getParentRoute: () => panel,
  path: 'new-delivery/$type',
  beforeLoad: ({ params }) => openType(params.type),
  component: lazyPart(() => import('../../pages/client/new-delivery'), 'NewDeliveryPage'),
})

const created = createRoute({
  getParentRoute: () => panel,
  path: 'new-delivery/$type/created/$id/$publicId/$stamp',
  beforeLoad: ({ params }) => openType(params.type),
  component: lazyPart(() => import('../../pages/client/created'), 'CreatedPage'),
})

const editDelivery = createRoute({
  getParentRoute: () => panel,
  path: 'edit-delivery/$type/$status/$id',
  validateSearch: stepSearch.validate,
  search: { middlewares: [stripSearchParams(stepSearch.defaults)] },
  component: lazyPart(() => import('../../pages/client/edit-delivery'), 'EditDeliveryPage'),
})

const help = createRoute({
  getParentRoute: () => panel,
  path: 'help',
  component: lazyPart(() => import('../../pages/account/help'), 'HelpPage'),
})

const organization = createRoute({
  getParentRoute: () => panel,
  path: 'organization/$people',
  beforeLoad: (opened) => {
    onlyRank(RANK.ORGANIZATION_MANAGER)(opened)
    return openPeople(opened)
  },
  validateSearch: membersSearch.validate,
  search: { middlewares: [stripSearchParams(membersSearch.defaults)] },
  component: lazyPart(() => import('../../pages/client/organization'), 'OrganizationPage'),
})

const invoices = createRoute({
  getParentRoute: () => panel,
  path: 'invoices/deliveries',
  validateSearch: invoicesSearch.validate,
  search: { middlewares: [stripSearchParams(invoicesSearch.defaults)] },
  component: lazyPart(() => import('../../pages/client/invoices'), 'InvoicesPage'),
})

const areas = [
  createRoute({ getParentRoute: () => panel, path: 'organization', beforeLoad: toFirst(paths.ownPeople()) }),
  createRoute({ getParentRoute: () => panel, path: 'invoices', beforeLoad: toFirst(paths.deliveryInvoices('client')) }),
] as const

export const clientRoutes = panel.addChildren([
  home,
  dashboard,
  profile,
  person,
  account,
  deliveries,
  anyDeliveries,
  liveMap,
  delivery,
  delivered,
  newDelivery,
  created,
  editDelivery,
  help,
  organization,
  invoices,
  ...areas,
])
