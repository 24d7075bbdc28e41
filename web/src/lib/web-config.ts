import { queryOptions } from '@tanstack/react-query'
import type { config } from '@volant/contract/rest/service'
import { call } from './api'

/** The configuration of the installation: whom to ask for help, where the accounting is. */
export const webConfig = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => call<typeof config>('GET /config.json', {}, { visitor: true, signal }),
  staleTime: Infinity,
})
