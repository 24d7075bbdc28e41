import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '../../../lib/api'
import { FOLLOWS_TIME } from '../../../lib/follows-time'
import { ToHandleDocument } from './queries.generated'

export const ROWS_TO_HANDLE = 6

export const toHandleQuery = (page: number) =>
  queryOptions({
    queryKey: ['deliveries', 'to-handle', page],
    queryFn: async ({ signal }) =>
      (await request(ToHandleDocument, { pagination: { page, perPage: ROWS_TO_HANDLE } }, { signal }))
        .findAllDeliveries,
    placeholderData: keepPreviousData,
    ...FOLLOWS_TIME,
  })
