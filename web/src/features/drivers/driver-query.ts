import { queryOptions } from '@tanstack/react-query'
import { request } from '../../lib/api'
import { DriverPageDocument, type DriverPageQuery } from './queries.generated'

export type Driver = NonNullable<DriverPageQuery['getDriverById']>

/** Null for an id that nobody has. */
export const driverQuery = (id: string) =>
  queryOptions({
    queryKey: ['drivers', 'page', id],
    queryFn: async ({ signal }) => (await request(DriverPageDocument, { id }, { signal })).getDriverById,
  })
