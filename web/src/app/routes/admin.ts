import { createRoute } from '@tanstack/react-router'
import { RANK } from '@volant/domain/kernel/actor'
import { adminsSearch } from '../../features/admins/admins-search'
import { planningSearch } from '../../features/deliveries/planning/planning-search'
import { driversSearch } from '../../features/drivers/drivers-search'
import { historySearch } from '../../features/drivers/history-search'
import { paymentsSearch } from '../../features/invoices/invoices-search'
import { membersSearch, organizationsSearch } from '../../features/organizations/organizations-search'
import { messagesSearch, securitySearch } from '../../features/upkeep/upkeep-search'
import { withWords } from '../../lib/i18n'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { stepSearch } from '../delivery-type'
import { BareErrorPage } from '../error-page'
import { onlyPanel, onlyRank, toDetail } from '../guards'
import {
  openDriverHistory,
  openDrivers,
  openAdmins,
  openOrganizationPeople,
  openPayments,
  toFirst,
} from '../list-guards'
import { MissingBarePage } from '../missing-bare-page'
import { PanelPending } from '../panel-pending'
import { paths } from '../paths'
import { rootRoute } from './root'
import { account, office, withSearch } from './shared'

const panel = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin',
  beforeLoad: onlyPanel('admin'),
  component: lazyPart(() => import('../shell/office-shell'), 'OfficeShell', MissingBarePage),
  errorComponent: BareErrorPage,
  pendingComponent: PanelPending,
})
const getParentRoute = () => panel
const shared = office('admin')

const dashboard = createRoute({
  getParentRoute,
  ...shared.dashboard,
  component: lazyPart(() => import('../../pages/admin/dashboard'), 'DashboardPage'),
})

const person = createRoute({
  getParentRoute,
  path: 'profile/$id',
  component: lazyPart(() => withWords(import('../../pages/admin/person'), 'personalData'), 'PersonPage'),
})

const deliveries = createRoute({
  getParentRoute,
  ...shared.deliveries,
  component: lazyPart(() => import('../../pages/admin/deliveries'), 'DeliveriesPage'),
})

const liveMap = createRoute({
  getParentRoute,
  ...shared.liveMap,
  component: lazyPart(() => import('../../pages/admin/live-map'), 'LiveMapPage'),
})

const planning = createRoute({
  getParentRoute,
  path: 'pilot/planning',
  ...withSearch(planningSearch),
  component: lazyPart(() => import('../../pages/admin/planning'), 'PlanningPage'),
})

const delivery = createRoute({
  getParentRoute,
  path: 'pilot/details/$type/$status/$contract',
  component: lazyPart(() => withWords(import('../../pages/admin/delivery'), 'electronicInvoices'), 'DeliveryPage'),
})

const deliveryForm = createRoute({
  getParentRoute,
  path: 'pilot/$type/$status/$contract',
  // Support may not confirm contracts and is redirected to the delivery.
  beforeLoad: ({ context, params: { contract } }) => {
    if (context.session.rank > RANK.MAINTAINER) throw toDetail('admin', contract)
  },
  component: lazyPart(
    () => withWords(import('../../pages/admin/delivery-form'), 'deliveries', 'punctuality'),
    'DeliveryFormPage',
  ),
})

const createDeal = createRoute({
  getParentRoute,
  path: 'pilot/create-deal/$from/$type/$contract',
  beforeLoad: onlyRank(RANK.MAINTAINER),
  component: lazyPart(
    () => withWords(import('../../pages/admin/create-deal'), 'deliveries', 'punctuality', 'suggestions'),
    'CreateDealPage',
  ),
})

const editDeal = createRoute({
  getParentRoute,
  path: 'pilot/edit-deal/$first/$second/$contract',
  ...withSearch(stepSearch),
  component: lazyPart(
    () => withWords(import('../../pages/admin/edit-delivery'), 'deliveries', 'punctuality', 'suggestions'),
    'EditDeliveryPage',
  ),
})

const offers = createRoute({
  getParentRoute,
  path: 'pilot/delivery-table/waiting-for-driver/$id/offers',
  component: lazyPart(() => withWords(import('../../pages/admin/offers'), 'suggestions'), 'OffersPage'),
})

const newDelivery = createRoute({
  getParentRoute,
  ...shared.newDelivery,
  component: lazyPart(() => import('../../pages/admin/new-delivery'), 'NewDeliveryPage'),
})

const drivers = createRoute({
  getParentRoute,
  path: 'drivers/drivers-table/$table',
  beforeLoad: openDrivers,
  ...withSearch(driversSearch),
  component: lazyPart(() => import('../../pages/admin/drivers'), 'DriversPage'),
})

const driver = createRoute({
  getParentRoute,
  path: 'drivers/drivers-table/$table/$id',
  beforeLoad: openDrivers,
  component: lazyPart(() => withWords(import('../../pages/admin/driver'), 'ownFile'), 'DriverPage'),
})

const driverHistory = createRoute({
  getParentRoute,
  path: 'drivers/drivers-table/$table/$id/history',
  beforeLoad: openDriverHistory,
  ...withSearch(historySearch),
  component: lazyPart(() => import('../../pages/admin/driver-history'), 'DriverHistoryPage'),
})

const organizations = createRoute({
  getParentRoute,
  path: 'organizations/organizations-table',
  ...withSearch(organizationsSearch),
  component: lazyPart(() => import('../../pages/admin/organizations'), 'OrganizationsPage'),
})

const newOrganization = createRoute({
  getParentRoute,
  path: 'organizations/organizations-table/new-organization',
  beforeLoad: onlyRank(RANK.MAINTAINER),
  component: lazyPart(
    () => withWords(import('../../pages/admin/organization'), 'wizard', 'electronicInvoices'),
    'NewOrganizationPage',
  ),
})

const organization = createRoute({
  getParentRoute,
  path: 'organizations/organizations-table/$slug',
  component: lazyPart(
    () => withWords(import('../../pages/admin/organization'), 'wizard', 'electronicInvoices'),
    'OrganizationPage',
  ),
})

const organizationPeople = createRoute({
  getParentRoute,
  path: 'organizations/organizations-table/$people/$name/$slug',
  beforeLoad: openOrganizationPeople,
  ...withSearch(membersSearch),
  component: lazyPart(() => import('../../pages/admin/organization-people'), 'OrganizationPeoplePage'),
})

const admins = createRoute({
  getParentRoute,
  path: 'manage-admins/$table',
  beforeLoad: (opened) => {
    onlyRank(RANK.SUPER_ADMIN)(opened)
    return openAdmins(opened)
  },
  ...withSearch(adminsSearch),
  component: lazyPart(() => import('../../pages/admin/admins'), 'AdminsPage'),
})

const tariff = createRoute({
  getParentRoute,
  path: 'tariff',
  beforeLoad: onlyRank(RANK.SUPER_ADMIN),
  component: lazyPart(() => withWords(import('../../pages/admin/tariff'), 'wizard'), 'TariffPage'),
})

const deliveryInvoices = createRoute({
  getParentRoute,
  ...shared.invoices,
  component: lazyPart(() => import('../../pages/admin/delivery-invoices'), 'DeliveryInvoicesPage'),
})

const driverInvoices = createRoute({
  getParentRoute,
  path: 'invoices/driver/$kind',
  beforeLoad: (opened) => {
    onlyRank(RANK.MAINTAINER)(opened)
    return openPayments(opened)
  },
  ...withSearch(paymentsSearch),
  component: lazyPart(() => import('../../pages/admin/driver-invoices'), 'DriverInvoicesPage'),
})

const openExpenses = createRoute({
  getParentRoute,
  path: 'invoices/expenses',
  beforeLoad: onlyRank(RANK.MAINTAINER),
  component: lazyPart(() => withWords(import('../../pages/admin/open-expenses'), 'expenses'), 'OpenExpensesPage'),
})

const survey = createRoute({
  getParentRoute,
  path: 'survey',
  beforeLoad: onlyRank(RANK.SUPER_ADMIN),
  component: lazyPart(() => withWords(import('../../pages/admin/survey'), 'drivers', 'survey'), 'SurveyEditorPage'),
})

const upkeepMessages = createRoute({
  getParentRoute,
  path: 'upkeep/messages',
  beforeLoad: onlyRank(RANK.SUPER_ADMIN),
  ...withSearch(messagesSearch),
  component: lazyPart(() => import('../../pages/admin/upkeep-messages'), 'UpkeepMessagesPage'),
})

const upkeepJobs = createRoute({
  getParentRoute,
  path: 'upkeep/jobs',
  beforeLoad: onlyRank(RANK.SUPER_ADMIN),
  component: lazyPart(() => import('../../pages/admin/upkeep-jobs'), 'UpkeepJobsPage'),
})

const securityLog = createRoute({
  getParentRoute,
  path: 'upkeep/security',
  beforeLoad: onlyRank(RANK.SUPER_ADMIN),
  ...withSearch(securitySearch),
  component: lazyPart(() => import('../../pages/admin/security-log'), 'SecurityLogPage'),
})

// Created outside of the call below, in which the types of these routes would be lost.
const sharedRoutes = [
  createRoute({ getParentRoute, ...account.home }),
  createRoute({ getParentRoute, ...account.profile }),
  createRoute({ getParentRoute, ...account.account }),
  createRoute({ getParentRoute, ...account.help }),
  createRoute({ getParentRoute, ...shared.anyDeliveries }),
  createRoute({ getParentRoute, ...shared.delivered }),
  createRoute({ getParentRoute, ...shared.anyInvoices }),
] as const

const areas = [
  createRoute({ getParentRoute, path: 'drivers', beforeLoad: toFirst(paths.drivers()) }),
  createRoute({ getParentRoute, path: 'organizations', beforeLoad: toFirst(paths.organizations()) }),
  createRoute({ getParentRoute, path: 'manage-admins', beforeLoad: toFirst(paths.admins()) }),
  createRoute({ getParentRoute, path: 'upkeep', beforeLoad: toFirst(paths.upkeepMessages()) }),
] as const

export const adminRoutes = panel.addChildren([
  dashboard,
  person,
  deliveries,
  liveMap,
  planning,
  delivery,
  deliveryForm,
  createDeal,
  editDeal,
  offers,
  newDelivery,
  drivers,
  driver,
  driverHistory,
  organizations,
  newOrganization,
  organization,
  organizationPeople,
  admins,
  tariff,
  deliveryInvoices,
  driverInvoices,
  openExpenses,
  survey,
  upkeepMessages,
  upkeepJobs,
  securityLog,
  ...sharedRoutes,
  ...areas,
])
