import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error'
import { useApiErrorWords } from './api-error-words'

interface Own {
  /** Somebody else was faster. */
  readonly stale: string
  /** What to say when nobody knows why; the general words when left out. */
  readonly failed?: string
}

/** The words for what the server refused; what is shown is fetched again when it was no longer true. */
export function useRefusal({ stale, failed }: Own): (error: unknown) => string {
  const words = useApiErrorWords()
  const client = useQueryClient()
  return (error) => {
    if (!(error instanceof ApiError) || error.code === 'INTERNAL') return failed ?? words(error)
    if (error.code !== 'CONFLICT') return words(error)
    void client.invalidateQueries({ queryKey: ['deliveries'] })
    return error.reason === 'STALE_VERSION' ? stale : words(error)
  }
}
