import { createRoute, stripSearchParams } from '@tanstack/react-router'
import { searchParams, text } from '../../lib/search'
import { toOwn } from '../guards'
import { MissingBarePage } from '../missing-bare-page'
import { OWN_PAGES, paths } from '../paths'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { rootRoute } from './root'

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
  createRoute({ getParentRoute: () => rootRoute, path: '/dashboard', beforeLoad: toOwn(OWN_PAGES['/dashboard']) }),
  createRoute({ getParentRoute: () => rootRoute, path: '/profile', beforeLoad: toOwn(OWN_PAGES['/profile']) }),
  createRoute({ getParentRoute: () => rootRoute, path: '/account', beforeLoad: toOwn(OWN_PAGES['/account']) }),
  createRoute({ getParentRoute: () => rootRoute, path: '/help', beforeLoad: toOwn(OWN_PAGES['/help']) }),
] as const

/** Pages that need no session. */
export const publicRoutes = [notAuthorised, becomeDriver, driverMandate, confirmation, survey, ...own] as const
