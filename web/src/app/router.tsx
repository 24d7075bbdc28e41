import { createRouter } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from '../lib/search'
import { ErrorPage } from './error-page'
import { NotFoundPage } from './not-found-page'
import { PagePending } from './page-pending'
import { queryClient } from './query-client'
import { adminRoutes } from './routes/admin'
import { clientRoutes } from './routes/client'
import { driverRoutes } from './routes/driver'
import { publicRoutes } from './routes/public'
import { rootRoute } from './routes/root'

export const router = createRouter({
  routeTree: rootRoute.addChildren([...publicRoutes, adminRoutes, clientRoutes, driverRoutes]),
  context: { queryClient },
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 150,
  // what is ready is shown, however short the skeleton was there: by itself the router would keep it for half a second
  defaultPendingMinMs: 0,
  defaultPendingComponent: PagePending,
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: NotFoundPage,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
