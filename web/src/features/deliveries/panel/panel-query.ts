import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../lib/api'
import { ApiError } from '../../../lib/api-error'
import { FOLLOWS_TIME } from '../../../lib/follows-time'
import {
  ClientPanelDocument,
  OfficePanelDocument,
  type OfficePanelQuery,
  type PanelDeliveryFragment,
} from './queries.generated'

export type PanelDelivery = PanelDeliveryFragment
export type PanelLog = OfficePanelQuery['findDeliveryLogs']['logs'][number]

interface PanelFacts {
  readonly delivery: PanelDelivery
  /** Empty for clients, who do not read the log. */
  readonly logs: readonly PanelLog[]
}

/** What the panel shows of a delivery, in one request; null if unknown or not visible to the viewer. The log is in words. */
export const panelQuery = (role: 'ADMIN' | 'CLIENT', contract: string, language: string) =>
  queryOptions({
    queryKey: ['deliveries', 'panel', role, contract, language],
    queryFn: async ({ signal }): Promise<PanelFacts | null> => {
      const variables = { id: contract }
      if (role === 'CLIENT') {
        const { findDeliveryById: delivery } = await request(ClientPanelDocument, variables, { signal })
        return delivery && { delivery, logs: [] }
      }
      try {
        const found = await request(OfficePanelDocument, variables, { signal })
        return found.findDeliveryById && { delivery: found.findDeliveryById, logs: found.findDeliveryLogs.logs }
      } catch (error) {
        if (error instanceof ApiError && error.code === 'NOT_FOUND') return null
        throw error
      }
    },
    ...FOLLOWS_TIME,
  })
