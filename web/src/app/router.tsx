import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { isTransient } from '../lib/api-error'
import { parseSearch, stringifySearch } from '../lib/search'
import { ErrorPage } from './error-page'
import { NotFoundPage } from './not-found-page'
import { PagePending } from './page-pending'
import { adminRoutes } from './routes/admin'
import { clientRoutes } from './routes/client'
import { driverRoutes } from './routes/driver'
import { publicRoutes } from './routes/public'
import { rootRoute } from './routes/root'

/** Retries only after transient errors: there was no response, or the server failed. */
function shouldRetry(failures: number, error: Error): boolean {
  return isTransient(error) && failures < 2
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 15_000, retry: shouldRetry, throwOnError: false },
    mutations: { retry: false },
  },
})

export const router = createRouter({
  routeTree: rootRoute.addChildren([...publicRoutes, adminRoutes, clientRoutes, driverRoutes]),
  context: { queryClient },
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 150,
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
