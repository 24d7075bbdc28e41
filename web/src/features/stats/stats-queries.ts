import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { DeliveryType } from '@volant/domain/deliveries/statuses'
import { request } from '../../lib/api'
import {
  OutcomesDocument,
  PunctualityDocument,
  RequestsByTypeDocument,
  RequestsOverTimeDocument,
} from './queries.generated'

/** Fetched again when the page opens, but not on live hints: the keys do not start with the deliveries. */
const staleTime = 0

export const requestsByType = queryOptions({
  queryKey: ['stats', 'types'],
  queryFn: async ({ signal }) => (await request(RequestsByTypeDocument, {}, { signal })).getDeliveryStatsByType,
  staleTime,
})

export const requestsOverTime = (type: DeliveryType | undefined) =>
  queryOptions({
    queryKey: ['stats', 'evolution', type],
    queryFn: async ({ signal }) =>
      (await request(RequestsOverTimeDocument, { type: type ?? null }, { signal })).getDeliveryProgressStats,
    placeholderData: keepPreviousData,
    staleTime,
  })

export const outcomes = queryOptions({
  queryKey: ['stats', 'outcomes'],
  queryFn: async ({ signal }) => (await request(OutcomesDocument, {}, { signal })).getDeliveryStatusStats,
  staleTime,
})

export const punctualityStats = queryOptions({
  queryKey: ['stats', 'punctuality'],
  queryFn: async ({ signal }) => (await request(PunctualityDocument, {}, { signal })).getPunctualityStats,
  staleTime,
})
