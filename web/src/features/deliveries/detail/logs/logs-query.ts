import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Language } from '@volant/domain/kernel/actor'
import { request } from '../../../../lib/api'
import { DeliveryLogsDocument, type DeliveryLogsQuery } from './queries.generated'
import { logPage, type PageSize } from './log-pages'

export type Log = DeliveryLogsQuery['findDeliveryLogs']['logs'][number]

/** The key starts with the deliveries, so that live hints invalidate it, and contains the language, because the server writes the texts. */
export const logsQuery = (deliveryId: string, page: number, size: PageSize, language: Language) =>
  queryOptions({
    queryKey: ['deliveries', 'logs', deliveryId, language, size, page],
    queryFn: async ({ signal }) =>
      (await request(DeliveryLogsDocument, { deliveryId, ...logPage(page, size) }, { signal })).findDeliveryLogs,
    placeholderData: keepPreviousData,
  })
