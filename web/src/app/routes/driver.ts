import { createRoute, stripSearchParams } from '@tanstack/react-router'
import { MISSION_STEPS } from '@volant/domain/deliveries/actions'
import { DELIVERY_TYPES } from '@volant/domain/deliveries/statuses'
import { oneOf, searchParams, text } from '../../lib/search'
import { BareErrorPage } from '../error-page'
import { onlyOwnProfile, onlyPanel, toOwn } from '../guards'
import { MissingBarePage } from '../missing-bare-page'
import { paths } from '../paths'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { rootRoute } from './root'

const panel = createRoute({
  getParentRoute: () => rootRoute,
  path: '/driver',
  beforeLoad: onlyPanel('driver'),
  component: lazyPart(() => import('../shell/driver-shell'), 'DriverShell', MissingBarePage),
  errorComponent: BareErrorPage,
})

const home = createRoute({ getParentRoute: () => panel, path: '/', beforeLoad: toOwn(paths.home) })

const auctionsSearch = searchParams({ near: text(60), type: oneOf(DELIVERY_TYPES, undefined) })

const auctions = createRoute({
  getParentRoute: () => panel,
  path: 'auctions',
  validateSearch: auctionsSearch.validate,
  search: { middlewares: [stripSearchParams(auctionsSearch.defaults)] },
  component: lazyPart(() => import('../../pages/driver/auctions'), 'AuctionsPage'),
})

const missions = createRoute({
  getParentRoute: () => panel,
  path: 'missions',
  component: lazyPart(() => import('../../pages/driver/missions'), 'MissionsPage'),
})

const missionSearch = searchParams({
  step: oneOf(MISSION_STEPS, undefined),
  phase: oneOf(['prepare', 'inspection', 'sign', 'code', 'go', 'drive', 'finish'], undefined),
})

const mission = createRoute({
  getParentRoute: () => panel,
  path: 'missions/$id',
  validateSearch: missionSearch.validate,
  search: { middlewares: [stripSearchParams(missionSearch.defaults)] },
  component: lazyPart(() => import('../../pages/driver/mission'), 'MissionPage'),
})

const profile = createRoute({
  getParentRoute: () => panel,
  path: 'profile',
  component: lazyPart(() => import('../../pages/account/profile'), 'ProfilePage'),
})

const person = createRoute({
  getParentRoute: () => panel,
  path: 'profile/$id',
  beforeLoad: onlyOwnProfile('driver'),
})

const account = createRoute({
  getParentRoute: () => panel,
  path: 'account',
  component: lazyPart(() => import('../../pages/account/account'), 'AccountPage'),
})

const help = createRoute({
  getParentRoute: () => panel,
  path: 'help',
  component: lazyPart(() => import('../../pages/account/help'), 'HelpPage'),
})

export const driverRoutes = panel.addChildren([home, auctions, missions, mission, profile, person, account, help])
