import { createRoute, stripSearchParams } from '@tanstack/react-router'
import { RANK } from '@volant/domain/kernel/actor'
import { tableSearch } from '../../features/deliveries/table/table-search'
import { adminsSearch } from '../../features/admins/admins-search'
import { driversSearch } from '../../features/drivers/drivers-search'
import { invoicesSearch, paymentsSearch } from '../../features/invoices/invoices-search'
import { organizationsSearch } from '../../features/organizations/organizations-search'
import { BareErrorPage } from '../error-page'
import { onlyPanel, onlyRank, toDetail, toOwn } from '../guards'
import { MissingBarePage } from '../missing-bare-page'
import { paths } from '../paths'
import { chartSearch, openType, stepSearch } from '../delivery-type'
import { openDrivers, openManagers, toFirst } from '../list-tables'
import { liveMapSearch, openTab, toDefaultTab } from '../tabs'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { rootRoute } from './root'

const panel = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin',
  beforeLoad: onlyPanel('admin'),
  component: lazyPart(() => import('../shell/office-shell'), 'OfficeShell', MissingBarePage),
  errorComponent: BareErrorPage,
})

const home = createRoute({ getParentRoute: () => panel, path: '/', beforeLoad: toOwn(paths.home) })

const dashboard = createRoute({
  getParentRoute: () => panel,
  path: 'dashboard',
  validateSearch: chartSearch.validate,
  search: { middlewares: [stripSearchParams(chartSearch.defaults)] },
  component: lazyPart(() => import('../../pages/admin/dashboard'), 'DashboardPage'),
})

const profile = createRoute({
  getParentRoute: () => panel,
  path: 'profile',
  component: lazyPart(() => import('../../pages/account/profile'), 'ProfilePage'),
})

const person = createRoute({
  getParentRoute: () => panel,
  path: 'profile/$id',
  component: lazyPart(() => import('../../pages/admin/person'), 'PersonPage'),
})

const account = createRoute({
  getParentRoute: () => panel,
  path: 'account',
  component: lazyPart(() => import('../../pages/account/account'), 'AccountPage'),
})

const deliveries = createRoute({
  getParentRoute: () => panel,
  path: 'pilot/delivery-table/$status',
  beforeLoad: openTab('admin'),
  validateSearch: tableSearch.validate,
  search: { middlewares: [stripSearchParams(tableSearch.defaults)] },
  component: lazyPart(() => import('../../pages/admin/deliveries'), 'DeliveriesPage'),
})

const anyDeliveries = createRoute({
  getParentRoute: () => panel,
  path: 'pilot/delivery-table',
  beforeLoad: toDefaultTab('admin'),
})

const liveMap = createRoute({
  getParentRoute: () => panel,
  path: 'pilot/ongoing/delivery-map',
  validateSearch: liveMapSearch.validate,
  search: { middlewares: [stripSearchParams(liveMapSearch.defaults)] },
  component: lazyPart(() => import('../../pages/admin/live-map'), 'LiveMapPage'),
})

const delivery = createRoute({
  getParentRoute: () => panel,
  path: 'pilot/details/$type/$status/$contract',
  component: lazyPart(() => import('../../pages/admin/delivery'), 'DeliveryPage'),
})

const delivered = createRoute({
  getParentRoute: () => panel,
  path: 'pilot/delivered/$contract',
  beforeLoad: ({ params }) => {
    throw toDetail('admin', params.contract)
  },
})

const deliveryForm = createRoute({
  getParentRoute: () => panel,
  path: 'pilot/$type/$status/$contract',
  // Who may not confirm a contract reads the delivery instead.
  beforeLoad: ({ context, params: { contract } }) => {
    if (context.session.rank > RANK.MAINTAINER) throw toDetail('admin', contract)
  },
  component: lazyPart(() => import('../../pages/admin/delivery-form'), 'DeliveryFormPage'),
})

const createDeal = createRoute({
  getParentRoute: () => panel,
  path: 'pilot/create-deal/$from/$type/$contract',
  beforeLoad: onlyRank(RANK.MAINTAINER),
  component: lazyPart(() => import('../../pages/admin/create-deal'), 'CreateDealPage'),
})

const editDeal = createRoute({
  getParentRoute: () => panel,
  path: 'pilot/edit-deal/$first/$second/$contract',
  validateSearch: stepSearch.validate,
  search: { middlewares: [stripSearchParams(stepSearch.defaults)] },
  component: lazyPart(() => import('../../pages/admin/edit-delivery'), 'EditDeliveryPage'),
})

const offers = createRoute({
  getParentRoute: () => panel,
  path: 'pilot/delivery-table/waiting-for-driver/$id/offers',
  component: lazyPart(() => import('../../pages/admin/offers'), 'OffersPage'),
})

const newDelivery = createRoute({
  getParentRoute: () => panel,
  path: 'new-delivery/$type',
  beforeLoad: ({ params }) => openType(params.type),
  component: lazyPart(() => import('../../pages/admin/new-delivery'), 'NewDeliveryPage'),
})

const help = createRoute({
  getParentRoute: () => panel,
  path: 'help',
  component: lazyPart(() => import('../../pages/account/help'), 'HelpPage'),
})

const drivers = createRoute({
  getParentRoute: () => panel,
  path: 'drivers/drivers-table/$table',
  beforeLoad: openDrivers,
  validateSearch: driversSearch.validate,
  search: { middlewares: [stripSearchParams(driversSearch.defaults)] },
  component: lazyPart(() => import('../../pages/admin/drivers'), 'DriversPage'),
})

const organizations = createRoute({
  getParentRoute: () => panel,
  path: 'organizations/organizations-table',
  validateSearch: organizationsSearch.validate,
  search: { middlewares: [stripSearchParams(organizationsSearch.defaults)] },
  component: lazyPart(() => import('../../pages/admin/organizations'), 'OrganizationsPage'),
})

const managers = createRoute({
  getParentRoute: () => panel,
  path: 'manage-admins/$table',
  beforeLoad: (opened) => {
    onlyRank(RANK.SUPER_ADMIN)(opened)
    return openManagers(opened)
  },
  validateSearch: adminsSearch.validate,
  search: { middlewares: [stripSearchParams(adminsSearch.defaults)] },
  component: lazyPart(() => import('../../pages/admin/managers'), 'ManagersPage'),
})

const deliveryInvoices = createRoute({
  getParentRoute: () => panel,
  path: 'invoices/deliveries',
  validateSearch: invoicesSearch.validate,
  search: { middlewares: [stripSearchParams(invoicesSearch.defaults)] },
  component: lazyPart(() => import('../../pages/admin/delivery-invoices'), 'DeliveryInvoicesPage'),
})

const driverInvoices = createRoute({
  getParentRoute: () => panel,
  path: 'invoices/driver/delivery',
  beforeLoad: onlyRank(RANK.MAINTAINER),
  validateSearch: paymentsSearch.validate,
  search: { middlewares: [stripSearchParams(paymentsSearch.defaults)] },
  component: lazyPart(() => import('../../pages/admin/driver-invoices'), 'DriverInvoicesPage'),
})

const areas = [
  createRoute({ getParentRoute: () => panel, path: 'drivers', beforeLoad: toFirst(paths.drivers()) }),
  createRoute({ getParentRoute: () => panel, path: 'organizations', beforeLoad: toFirst(paths.organizations()) }),
  createRoute({ getParentRoute: () => panel, path: 'manage-admins', beforeLoad: toFirst(paths.managers()) }),
  createRoute({ getParentRoute: () => panel, path: 'invoices', beforeLoad: toFirst(paths.deliveryInvoices('admin')) }),
] as const

export const adminRoutes = panel.addChildren([
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
  deliveryForm,
  createDeal,
  editDeal,
  offers,
  newDelivery,
  help,
  drivers,
  organizations,
  managers,
  deliveryInvoices,
  driverInvoices,
  ...areas,
])
