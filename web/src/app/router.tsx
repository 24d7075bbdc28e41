// How to add a page
// 1. Its address: one function in `paths.ts` (every URL is built there; pages and shells take `paths`, features take hrefs as props).
// 2. Its component: `pages/<panel>/<page>.tsx`, a named export that composes features and holds no rule.
// 3. Its route: in `routes/<panel>.ts`, a `createRoute` whose component is a `lazyRouteComponent`, added to `addChildren`.
//    Typed search: `const s = searchParams({ page: whole(0), … })` (lib/search), then `validateSearch: s.validate` and
//    `search: { middlewares: [stripSearchParams(s.defaults)] }`; the page reads it with `useSearch({ from })`.
//    Ranks: `beforeLoad: onlyRank(1)`. The panel's own guard (role, signed in) is inherited.
// 4. Its menu entry, once it works: `shell/navigation.ts`.
// 5. Its words: a noun's namespace in `@volant/contract/words`, read with `useWords('noun')`, loaded on demand.
// 6. Its data: `queries.graphql` beside the feature, `npm run codegen`, then `useQuery({ queryKey: ['noun', …],
//    queryFn: () => request(Document, variables) })`. Keys start with the noun: live hints invalidate `['deliveries']`.
import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { ApiError } from '../lib/api-error'
import { parseSearch, stringifySearch } from '../lib/search'
import { ErrorPage } from './error-page'
import { NotFoundPage } from './not-found-page'
import { PagePending } from './page-pending'
import { adminRoutes } from './routes/admin'
import { clientRoutes } from './routes/client'
import { driverRoutes } from './routes/driver'
import { publicRoutes } from './routes/public'
import { rootRoute } from './routes/root'

/** Only what may pass by itself is tried again: nobody answered, or the server failed. */
function worthRetry(failures: number, error: Error): boolean {
  const passing = error instanceof ApiError ? ['UNAVAILABLE', 'INTERNAL'].includes(error.code) : false
  return passing && failures < 2
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 15_000, retry: worthRetry, throwOnError: false },
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
