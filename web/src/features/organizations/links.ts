import type { People } from './organizations-query'

interface Named {
  readonly name: string
  readonly slug: string
}

/** The addresses that the page provides, because features do not know the pages. */
export interface OrganizationLinks {
  readonly details: (organization: Pick<Named, 'slug'>) => string
  readonly delivery: (contract: string) => string
  readonly people: (who: People, organization: Named) => string
}
