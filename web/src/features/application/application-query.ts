import { queryOptions } from '@tanstack/react-query'
import { request } from '../../lib/api'
import { OwnApplicationDocument } from './queries.generated'

/** Polled, because an admin may accept the driver while the page is open. */
const POLL_MS = 60_000

/** The application of the signed-in driver. */
export const applicationQuery = (driverId: string) =>
  queryOptions({
    queryKey: ['drivers', 'application', driverId],
    queryFn: async ({ signal }) => (await request(OwnApplicationDocument, { id: driverId }, { signal })).findDriverById,
    refetchInterval: POLL_MS,
  })
