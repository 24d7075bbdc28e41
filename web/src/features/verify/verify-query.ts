import { queryOptions } from '@tanstack/react-query'
import type { verify } from '@volant/contract/rest/deliveries'
import type { CallOutput } from '@volant/contract/rest/verb'
import { call } from '../../lib/api'
import { ApiError } from '../../lib/api-error'

export type Sealed = CallOutput<typeof verify>

/** What is known of a sealed file by its hash; null for one that is not ours, or was changed. */
export const verifyQuery = (hash: string) =>
  queryOptions({
    queryKey: ['verify', hash],
    queryFn: async ({ signal }): Promise<Sealed | null> => {
      try {
        return await call<typeof verify>('GET /verify/{hash}', { params: { hash } }, { signal, visitor: true })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'NOT_FOUND') return null
        throw error
      }
    },
  })
