import { queryOptions } from '@tanstack/react-query'
import type { listSessions } from '@volant/contract/rest/auth'
import { call } from '../../lib/api'

export const sessionsQuery = queryOptions({
  queryKey: ['identity', 'sessions'],
  queryFn: async ({ signal }) => (await call<typeof listSessions>('GET /auth/sessions', undefined, { signal })).records,
})
