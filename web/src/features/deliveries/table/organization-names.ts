import { useQueries } from '@tanstack/react-query'
import { request } from '../../../lib/api'
import { OrganizationNameDocument } from './queries.generated'

/** The names of these organisations; the slug while loading and for deleted ones. */
export function useOrganizationNames(slugs: readonly string[]): (slug: string) => string {
  const names = useQueries({
    queries: slugs.map((slug) => ({
      queryKey: ['organizations', 'name', slug],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await request(OrganizationNameDocument, { slug }, { signal })).findOrganizationBySlug?.name ?? null,
      staleTime: Infinity,
    })),
  })
  return (slug) => names[slugs.indexOf(slug)]?.data ?? slug
}
