import { queryOptions } from '@tanstack/react-query'
import type { config } from '@volant/contract/rest/service'
import { call } from './api'

/** What the house has configured for its pages: whom to ask for help, where the accounts are kept. */
export const webConfig = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => call<typeof config>('GET /config.json', {}, { visitor: true, signal }),
  staleTime: Infinity,
})
