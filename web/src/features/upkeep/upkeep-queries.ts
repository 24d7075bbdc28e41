import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { securityEvents, upkeepJobs, upkeepMessages, upkeepState } from '@volant/contract/rest/upkeep'
import type { CallOutput } from '@volant/contract/rest/verb'
import { call } from '../../lib/api'
import type { MessagesSearch, SecuritySearch } from './upkeep-search'

export type UpkeepState = CallOutput<typeof upkeepState>
export type MessageRow = CallOutput<typeof upkeepMessages>['records'][number]
export type JobRow = CallOutput<typeof upkeepJobs>[number]
export type EventRow = CallOutput<typeof securityEvents>['records'][number]

/** The key of whatever the page shows. */
export const UPKEEP = ['upkeep']
export const UPKEEP_PER_PAGE = 20
/** Messages leave and jobs run without a hint. */
const AGAIN_MS = 15_000

export const stateQuery = queryOptions({
  queryKey: [...UPKEEP, 'state'],
  queryFn: ({ signal }) => call<typeof upkeepState>('GET /upkeep/state', {}, { signal }),
  refetchInterval: AGAIN_MS,
})

const joined = (values: readonly string[]) => (values.length > 0 ? values.join(',') : undefined)

export const messagesQuery = (search: MessagesSearch) =>
  queryOptions({
    queryKey: [...UPKEEP, 'messages', search],
    queryFn: ({ signal }) => {
      const query = { page: search.page, state: joined(search.state), channel: joined(search.channel) }
      return call<typeof upkeepMessages>('GET /upkeep/messages', { query }, { signal })
    },
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN_MS,
  })

export const jobsQuery = queryOptions({
  queryKey: [...UPKEEP, 'jobs'],
  queryFn: ({ signal }) => call<typeof upkeepJobs>('GET /upkeep/jobs', {}, { signal }),
  refetchInterval: AGAIN_MS,
})

export const securityQuery = ({ search, topic, ...rest }: SecuritySearch) =>
  queryOptions({
    queryKey: [...UPKEEP, 'security', search, topic, rest],
    queryFn: ({ signal }) => {
      const query = { ...rest, search: search || undefined, topic: joined(topic) }
      return call<typeof securityEvents>('GET /upkeep/security-log', { query }, { signal })
    },
    placeholderData: keepPreviousData,
  })
