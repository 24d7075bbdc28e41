import { QueryClient } from '@tanstack/react-query'
import { isTransient } from '../lib/api-error'

/** Retries only after transient errors: there was no response, or the server failed. */
function shouldRetry(failures: number, error: Error): boolean {
  return isTransient(error) && failures < 2
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 15_000, retry: shouldRetry, throwOnError: false },
    mutations: { retry: false },
  },
})
