import { createRoute, lazyRouteComponent, stripSearchParams } from '@tanstack/react-router'
import { tableSearch } from '../../features/deliveries/table/table-search'
import { BareErrorPage } from '../error-page'
import { onlyPanel, toOwn } from '../guards'
import { paths } from '../paths'
import { openType, stepSearch } from '../delivery-type'
import { openTab, toDefaultTab } from '../tabs'
import { rootRoute } from './root'

const panel = createRoute({
  getParentRoute: () => rootRoute,
  path: '/client',
  beforeLoad: onlyPanel('client'),
  component: lazyRouteComponent(() => import('../shell/office-shell'), 'OfficeShell'),
  errorComponent: BareErrorPage,
})

const home = createRoute({ getParentRoute: () => panel, path: '/', beforeLoad: toOwn(paths.home) })

const dashboard = createRoute({
  getParentRoute: () => panel,
  path: 'dashboard',
  component: lazyRouteComponent(() => import('../../pages/client/dashboard'), 'DashboardPage'),
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
  beforeLoad: openTab('client'),
  validateSearch: tableSearch.validate,
  search: { middlewares: [stripSearchParams(tableSearch.defaults)] },
  component: lazyRouteComponent(() => import('../../pages/client/deliveries'), 'DeliveriesPage'),
})

const anyDeliveries = createRoute({
  getParentRoute: () => panel,
  path: 'pilot/delivery-table',
  beforeLoad: toDefaultTab('client'),
})

const delivery = createRoute({
  getParentRoute: () => panel,
  path: 'pilot/$type/$status/$contract',
  component: lazyRouteComponent(() => import('../../pages/client/delivery'), 'DeliveryPage'),
})

const newDelivery = createRoute({
  getParentRoute: () => panel,
  path: 'new-delivery/$type',
  beforeLoad: ({ params }) => openType(params.type),
  component: lazyRouteComponent(() => import('../../pages/client/new-delivery'), 'NewDeliveryPage'),
})

const created = createRoute({
  getParentRoute: () => panel,
  path: 'new-delivery/$type/created/$id/$publicId/$stamp',
  beforeLoad: ({ params }) => openType(params.type),
  component: lazyRouteComponent(() => import('../../pages/client/created'), 'CreatedPage'),
})

const editDelivery = createRoute({
  getParentRoute: () => panel,
  path: 'edit-delivery/$type/$status/$id',
  validateSearch: stepSearch.validate,
  search: { middlewares: [stripSearchParams(stepSearch.defaults)] },
  component: lazyRouteComponent(() => import('../../pages/client/edit-delivery'), 'EditDeliveryPage'),
})

export const clientRoutes = panel.addChildren([
  home,
  dashboard,
  profile,
  account,
  deliveries,
  anyDeliveries,
  delivery,
  newDelivery,
  created,
  editDelivery,
])
