import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { BareErrorPage } from '../error-page'
import { onlyPanel, toOwn } from '../guards'
import { paths } from '../paths'
import { rootRoute } from './root'

const panel = createRoute({
  getParentRoute: () => rootRoute,
  path: '/driver',
  beforeLoad: onlyPanel('driver'),
  component: lazyRouteComponent(() => import('../shell/driver-shell'), 'DriverShell'),
  errorComponent: BareErrorPage,
})

const home = createRoute({ getParentRoute: () => panel, path: '/', beforeLoad: toOwn(paths.home) })

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

export const driverRoutes = panel.addChildren([home, profile, account])
