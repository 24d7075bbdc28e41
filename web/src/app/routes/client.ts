import { createRoute } from '@tanstack/react-router'
import { RANK } from '@volant/domain/kernel/actor'
import { calendarSearch } from '../../features/deliveries/calendar/calendar-search'
import { membersSearch } from '../../features/organizations/organizations-search'
import { withWords } from '../../lib/i18n'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { openType, stepSearch } from '../delivery-type'
import { BareErrorPage } from '../error-page'
import { onlyPanel, onlyRank } from '../guards'
import { openPeople, toFirst } from '../list-guards'
import { MissingBarePage } from '../missing-bare-page'
import { PanelPending } from '../panel-pending'
import { paths } from '../paths'
import { rootRoute } from './root'
import { account, office, ownProfile, withSearch } from './shared'

const panel = createRoute({
  getParentRoute: () => rootRoute,
  path: '/client',
  beforeLoad: onlyPanel('client'),
  component: lazyPart(() => import('../shell/office-shell'), 'OfficeShell', MissingBarePage),
  errorComponent: BareErrorPage,
  pendingComponent: PanelPending,
})
const getParentRoute = () => panel
const shared = office('client')

const dashboard = createRoute({
  getParentRoute,
  ...shared.dashboard,
  component: lazyPart(() => import('../../pages/client/dashboard'), 'DashboardPage'),
})

const deliveries = createRoute({
  getParentRoute,
  ...shared.deliveries,
  component: lazyPart(() => import('../../pages/client/deliveries'), 'DeliveriesPage'),
})

const liveMap = createRoute({
  getParentRoute,
  ...shared.liveMap,
  component: lazyPart(() => import('../../pages/client/live-map'), 'LiveMapPage'),
})

const calendar = createRoute({
  getParentRoute,
  path: 'pilot/calendar',
  ...withSearch(calendarSearch),
  component: lazyPart(
    () => withWords(import('../../pages/client/calendar'), 'deliveries', 'punctuality'),
    'CalendarPage',
  ),
})

const delivery = createRoute({
  getParentRoute,
  path: 'pilot/$type/$status/$contract',
  component: lazyPart(() => import('../../pages/client/delivery'), 'DeliveryPage'),
})

const newDelivery = createRoute({
  getParentRoute,
  ...shared.newDelivery,
  component: lazyPart(() => import('../../pages/client/new-delivery'), 'NewDeliveryPage'),
})

const created = createRoute({
  getParentRoute,
  path: 'new-delivery/$type/created/$id/$publicId/$stamp',
  beforeLoad: ({ params }) => openType(params.type),
  component: lazyPart(() => import('../../pages/client/created'), 'CreatedPage'),
})

const editDelivery = createRoute({
  getParentRoute,
  path: 'edit-delivery/$type/$status/$id',
  ...withSearch(stepSearch),
  component: lazyPart(() => import('../../pages/client/edit-delivery'), 'EditDeliveryPage'),
})

const organization = createRoute({
  getParentRoute,
  path: 'organization/$people',
  beforeLoad: (opened) => {
    onlyRank(RANK.ORGANIZATION_MANAGER)(opened)
    return openPeople(opened)
  },
  ...withSearch(membersSearch),
  component: lazyPart(() => import('../../pages/client/organization'), 'OrganizationPage'),
})

const addMember = createRoute({
  getParentRoute,
  path: 'organization/add-member',
  beforeLoad: onlyRank(RANK.ORGANIZATION_MANAGER),
  component: lazyPart(() => import('../../pages/client/add-member'), 'AddMemberPage'),
})

const invoices = createRoute({
  getParentRoute,
  ...shared.invoices,
  component: lazyPart(() => import('../../pages/client/invoices'), 'InvoicesPage'),
})

// Created outside of the call below, in which the types of these routes would be lost.
const sharedRoutes = [
  createRoute({ getParentRoute, ...account.home }),
  createRoute({ getParentRoute, ...account.profile }),
  createRoute({ getParentRoute, ...ownProfile('client') }),
  createRoute({ getParentRoute, ...account.account }),
  createRoute({ getParentRoute, ...account.help }),
  createRoute({ getParentRoute, ...shared.anyDeliveries }),
  createRoute({ getParentRoute, ...shared.delivered }),
  createRoute({ getParentRoute, ...shared.anyInvoices }),
] as const

const areas = [createRoute({ getParentRoute, path: 'organization', beforeLoad: toFirst(paths.ownPeople()) })] as const

export const clientRoutes = panel.addChildren([
  dashboard,
  deliveries,
  liveMap,
  calendar,
  delivery,
  newDelivery,
  created,
  editDelivery,
  organization,
  addMember,
  invoices,
  ...sharedRoutes,
  ...areas,
])
