import { createRoute, redirect, stripSearchParams } from '@tanstack/react-router'
import { searchParams, text, oneOf } from '../../lib/search'
import { findSession } from '../../lib/session'
import { LoginPage } from '../../pages/public/login'
import { toOwn } from '../guards'
import { MissingBarePage } from '../missing-bare-page'
import { afterLogin, panelOf, paths } from '../paths'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { rootRoute } from './root'

const loginSearch = searchParams({ next: text(2000), step: oneOf(['1', '2'], undefined) })

const login = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: loginSearch.validate,
  search: { middlewares: [stripSearchParams(loginSearch.defaults)] },
  beforeLoad: async ({ context, search }) => {
    const session = await findSession(context.queryClient).catch(() => null)
    if (session) throw redirect({ href: afterLogin(search.next, panelOf(session.role)), replace: true })
  },
  // Not lazy: it is small and the first page of every visitor.
  component: LoginPage,
})

const notAuthorised = createRoute({
  getParentRoute: () => rootRoute,
  path: '/not-authorised',
  component: lazyPart(() => import('../not-authorised-page'), 'NotAuthorisedPage', MissingBarePage),
})

const becomeDriver = createRoute({
  getParentRoute: () => rootRoute,
  path: '/become-driver',
  component: lazyPart(() => import('../../pages/public/become-driver'), 'BecomeDriverPage', MissingBarePage),
})

const mandateSearch = searchParams({ MandateId: text(300) })

const driverMandate = createRoute({
  getParentRoute: () => rootRoute,
  path: '/driver-mandate',
  validateSearch: mandateSearch.validate,
  component: lazyPart(() => import('../../pages/public/driver-mandate'), 'DriverMandatePage', MissingBarePage),
})

const linkSearch = searchParams({ token: text(2048) })

const confirmation = createRoute({
  getParentRoute: () => rootRoute,
  path: '/delivery-customer-confirmation',
  validateSearch: linkSearch.validate,
  search: { middlewares: [stripSearchParams(linkSearch.defaults)] },
  component: lazyPart(
    () => import('../../pages/public/customer-confirmation'),
    'CustomerConfirmationPage',
    MissingBarePage,
  ),
})

const survey = createRoute({
  getParentRoute: () => rootRoute,
  path: '/survey',
  validateSearch: linkSearch.validate,
  search: { middlewares: [stripSearchParams(linkSearch.defaults)] },
  component: lazyPart(() => import('../../pages/public/survey'), 'SurveyPage', MissingBarePage),
})

const own = [
  createRoute({ getParentRoute: () => rootRoute, path: '/', beforeLoad: toOwn(paths.home) }),
  createRoute({ getParentRoute: () => rootRoute, path: '/dashboard', beforeLoad: toOwn(paths.home) }),
  createRoute({ getParentRoute: () => rootRoute, path: '/profile', beforeLoad: toOwn(paths.profile) }),
  createRoute({ getParentRoute: () => rootRoute, path: '/account', beforeLoad: toOwn(paths.account) }),
  createRoute({ getParentRoute: () => rootRoute, path: '/help', beforeLoad: toOwn(paths.help) }),
] as const

/** Pages that need no session. */
export const publicRoutes = [login, notAuthorised, becomeDriver, driverMandate, confirmation, survey, ...own] as const
