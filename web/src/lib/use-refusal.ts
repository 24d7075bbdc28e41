import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error'
import { useApiErrorWords } from './api-error-words'
import { useWords } from './i18n'

interface Refusal {
  /** The message when somebody else changed something first that is no delivery. */
  readonly stale?: string
  /** The message without a known reason; a general one when left out. */
  readonly failed?: string
  /** Called when somebody else changed it first. */
  readonly onStale?: (() => void) | undefined
}

/** The message for a refused call. After a conflict the deliveries are fetched again. */
export function useRefusal({ stale, failed, onStale }: Refusal = {}): (error: unknown) => string {
  const words = useApiErrorWords()
  const t = useWords('errors')
  const client = useQueryClient()
  return (error) => {
    if (!(error instanceof ApiError) || error.code === 'INTERNAL') return failed ?? words(error)
    if (error.code !== 'CONFLICT') return words(error)
    void client.invalidateQueries({ queryKey: ['deliveries'] })
    if (error.reason !== 'STALE_VERSION') return words(error)
    onStale?.()
    return stale ?? t('deliveryChanged')
  }
}
