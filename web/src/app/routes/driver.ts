import { createRoute } from '@tanstack/react-router'
import { MISSION_STEPS } from '@volant/domain/deliveries/actions'
import { DELIVERY_TYPES } from '@volant/domain/deliveries/statuses'
import { month, oneOf, searchParams, text } from '../../lib/search'
import { withWords } from '../../lib/i18n'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { BareErrorPage } from '../error-page'
import { onlyPanel } from '../guards'
import { MissingBarePage } from '../missing-bare-page'
import { PanelPending } from '../panel-pending'
import { rootRoute } from './root'
import { account, ownProfile, withSearch } from './shared'

const panel = createRoute({
  getParentRoute: () => rootRoute,
  path: '/driver',
  beforeLoad: onlyPanel('driver'),
  component: lazyPart(() => import('../shell/driver-shell'), 'DriverShell', MissingBarePage),
  errorComponent: BareErrorPage,
  pendingComponent: PanelPending,
})
const getParentRoute = () => panel

const auctions = createRoute({
  getParentRoute,
  path: 'auctions',
  ...withSearch(searchParams({ near: text(64), type: oneOf(DELIVERY_TYPES, undefined) })),
  component: lazyPart(() => import('../../pages/driver/auctions'), 'AuctionsPage'),
})

const missions = createRoute({
  getParentRoute,
  path: 'missions',
  component: lazyPart(() => import('../../pages/driver/missions'), 'MissionsPage'),
})

const missionSearch = searchParams({
  step: oneOf(MISSION_STEPS, undefined),
  phase: oneOf(['prepare', 'identity', 'inspection', 'condition', 'sign', 'code', 'go', 'drive', 'finish'], undefined),
})

const mission = createRoute({
  getParentRoute,
  path: 'missions/$id',
  ...withSearch(missionSearch),
  component: lazyPart(
    () => withWords(import('../../pages/driver/mission'), 'inspection', 'vehicleCheck'),
    'MissionPage',
  ),
})

const earnings = createRoute({
  getParentRoute,
  path: 'earnings',
  ...withSearch(searchParams({ month: month() })),
  component: lazyPart(() => import('../../pages/driver/earnings'), 'EarningsPage'),
})

// Created outside of the call below, in which the types of these routes would be lost.
const sharedRoutes = [
  createRoute({ getParentRoute, ...account.home }),
  createRoute({ getParentRoute, ...account.profile }),
  createRoute({ getParentRoute, ...ownProfile('driver') }),
  createRoute({ getParentRoute, ...account.account }),
  createRoute({ getParentRoute, ...account.help }),
] as const

export const driverRoutes = panel.addChildren([auctions, missions, mission, earnings, ...sharedRoutes])
