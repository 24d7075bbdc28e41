import type { QueryClient } from '@tanstack/react-query'

/**
 * For a query that fills a form: nothing loads it again while somebody types. They save with the version that they
 * read, so the server can tell that it is stale.
 */
export const FILLS_FORM = { staleTime: Infinity, gcTime: 0, meta: { fillsForm: true } } as const

/** Loads again what is shown, but for what fills a form. */
export const invalidateShown = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ meta }) => !meta?.fillsForm })
