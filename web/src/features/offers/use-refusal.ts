import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../lib/api-error'
import { useApiErrorWords } from '../../lib/api-error-words'
import { useWords } from '../../lib/i18n'

/** The words for what the server refused; what is shown is fetched again when it was no longer true. */
export function useRefusal(): (error: unknown) => string {
  const t = useWords('deal')
  const words = useApiErrorWords()
  const client = useQueryClient()
  return (error) => {
    if (!(error instanceof ApiError) || error.code === 'INTERNAL') return t('failed')
    if (error.code !== 'CONFLICT') return words(error)
    void client.invalidateQueries({ queryKey: ['deliveries'] })
    return error.reason === 'STALE_VERSION' ? t('stale') : words(error)
  }
}
