import { queryOptions } from '@tanstack/react-query'
import { request } from '../../lib/api'
import { RENEWS_LINKS } from '../../lib/files/renew-links'
import { DriverPageDocument, OwnPapersDocument, type DriverPageQuery } from './queries.generated'

export type Driver = NonNullable<DriverPageQuery['getDriverById']>

/** Null for an id that nobody has. */
export const driverQuery = (id: string) =>
  queryOptions({
    queryKey: ['drivers', 'page', id],
    queryFn: async ({ signal }) => (await request(DriverPageDocument, { id }, { signal })).getDriverById,
    ...RENEWS_LINKS,
  })

/** One's own papers alone, for the notice beside the missions. */
export const ownPapersQuery = (id: string) =>
  queryOptions({
    queryKey: ['drivers', 'papers', id],
    queryFn: async ({ signal }) => (await request(OwnPapersDocument, { id }, { signal })).getDriverById,
  })
