import { createRoute, lazyRouteComponent, stripSearchParams } from '@tanstack/react-router'
import { RANK } from '@volant/domain/kernel/actor'
import { tableSearch } from '../../features/deliveries/table/table-search'
import { BareErrorPage } from '../error-page'
import { onlyPanel, onlyRank, toOwn } from '../guards'
import { paths } from '../paths'
import { openType, stepSearch } from '../delivery-type'
import { openTab, toDefaultTab } from '../tabs'
import { rootRoute } from './root'

const panel = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin',
  beforeLoad: onlyPanel('admin'),
  component: lazyRouteComponent(() => import('../shell/office-shell'), 'OfficeShell'),
  errorComponent: BareErrorPage,
})

const home = createRoute({ getParentRoute: () => panel, path: '/', beforeLoad: toOwn(paths.home) })

const dashboard = createRoute({
  getParentRoute: () => panel,
  path: 'dashboard',
  component: lazyRouteComponent(() => import('../../pages/admin/dashboard'), 'DashboardPage'),
})

const profile = createRoute({
  getParentRoute: () => panel,
  path: 'profile',
  component: lazyRouteComponent(() => import('../../pages/account/profile'), 'ProfilePage'),
})

const account = createRoute({
  getParentRoute: () => panel,
  path: 'account',
  component: lazyRouteComponent(() => import('../../pages/account/account'), 'AccountPage'),
})

const deliveries = createRoute({
  getParentRoute: () => panel,
  path: 'pilot/delivery-table/$status',
  beforeLoad: openTab('admin'),
  validateSearch: tableSearch.validate,
  search: { middlewares: [stripSearchParams(tableSearch.defaults)] },
  component: lazyRouteComponent(() => import('../../pages/admin/deliveries'), 'DeliveriesPage'),
})

const anyDeliveries = createRoute({
  getParentRoute: () => panel,
  path: 'pilot/delivery-table',
  beforeLoad: toDefaultTab('admin'),
})

const delivery = createRoute({
  getParentRoute: () => panel,
  path: 'pilot/details/$type/$status/$contract',
  component: lazyRouteComponent(() => import('../../pages/admin/delivery'), 'DeliveryPage'),
})

const createDeal = createRoute({
  getParentRoute: () => panel,
  path: 'pilot/create-deal/$from/$type/$contract',
  beforeLoad: onlyRank(RANK.MAINTAINER),
  component: lazyRouteComponent(() => import('../../pages/admin/create-deal'), 'CreateDealPage'),
})

const editDeal = createRoute({
  getParentRoute: () => panel,
  path: 'pilot/edit-deal/$first/$second/$contract',
  validateSearch: stepSearch.validate,
  search: { middlewares: [stripSearchParams(stepSearch.defaults)] },
  component: lazyRouteComponent(() => import('../../pages/admin/edit-delivery'), 'EditDeliveryPage'),
})

const offers = createRoute({
  getParentRoute: () => panel,
  path: 'pilot/delivery-table/waiting-for-driver/$id/offers',
  component: lazyRouteComponent(() => import('../../pages/admin/offers'), 'OffersPage'),
})

const newDelivery = createRoute({
  getParentRoute: () => panel,
  path: 'new-delivery/$type',
  beforeLoad: ({ params }) => openType(params.type),
  component: lazyRouteComponent(() => import('../../pages/admin/new-delivery'), 'NewDeliveryPage'),
})

export const adminRoutes = panel.addChildren([
  home,
  dashboard,
  profile,
  account,
  deliveries,
  anyDeliveries,
  delivery,
  createDeal,
  editDeal,
  offers,
  newDelivery,
])
