import { queryOptions } from '@tanstack/react-query'
import { request } from '../../lib/api'
import { OwnApplicationDocument } from './queries.generated'

/** The office may accept while the page is open. */
const LOOK_AGAIN_MS = 60_000

/** The driver's own application, as far as they may read it. */
export const applicationQuery = (driverId: string) =>
  queryOptions({
    queryKey: ['application', driverId],
    queryFn: async ({ signal }) => (await request(OwnApplicationDocument, { id: driverId }, { signal })).findDriverById,
    refetchInterval: LOOK_AGAIN_MS,
  })
