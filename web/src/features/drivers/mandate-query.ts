import { queryOptions } from '@tanstack/react-query'
import type { mandate, mandateOfDriver } from '@volant/contract/rest/drivers'
import { call } from '../../lib/api'
import { ApiError } from '../../lib/api-error'
import { RENEWS_LINKS } from '../../lib/files/renew-links'

/** The mandate that stands for this driver; null where there is none and the company takes none. */
export const mandateOfDriverQuery = (id: string) =>
  queryOptions({
    queryKey: ['drivers', 'mandate', id],
    queryFn: async ({ signal }) => {
      const found = await call<typeof mandateOfDriver>('GET /drivers/{id}/mandate', { params: { id } }, { signal })
      return found.available || found.mandate ? found : null
    },
  })

/** The address of the signed document; null for a link that leads to none. */
export const mandateDocumentQuery = (mandateId: string) =>
  queryOptions({
    queryKey: ['mandate', mandateId],
    queryFn: async ({ signal }) => {
      if (!mandateId) return null
      try {
        const query = { mandateId }
        const found = await call<typeof mandate>('GET /drivers/getMandate', { query }, { signal, visitor: true })
        return found.DocumentURL
      } catch (error) {
        if (error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'BAD_USER_INPUT')) return null
        throw error
      }
    },
    ...RENEWS_LINKS,
  })
