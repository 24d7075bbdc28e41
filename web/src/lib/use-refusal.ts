import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error'
import { useApiErrorWords } from './api-error-words'

interface Messages {
  /** The message when somebody else changed it first. */
  readonly stale: string
  /** The message without a known reason; a general one when left out. */
  readonly failed?: string
}

/** The message for a refused call. After a conflict the deliveries are fetched again. */
export function useRefusal({ stale, failed }: Messages): (error: unknown) => string {
  const words = useApiErrorWords()
  const client = useQueryClient()
  return (error) => {
    if (!(error instanceof ApiError) || error.code === 'INTERNAL') return failed ?? words(error)
    if (error.code !== 'CONFLICT') return words(error)
    void client.invalidateQueries({ queryKey: ['deliveries'] })
    return error.reason === 'STALE_VERSION' ? stale : words(error)
  }
}
