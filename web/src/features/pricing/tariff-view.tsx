import { useQuery } from '@tanstack/react-query'
import { useApiErrorWords } from '../../lib/api-error-words'
import { ErrorState } from '../../ui/feedback/error-state'
import { PageSkeleton } from '../../ui/feedback/skeletons'
import { HistoryCard } from './history-card'
import { TariffForm } from './tariff-form'
import { tariffQuery } from './tariff-query'

/** The tariff in force, which super administrators edit, and how it came to be. Decisions, Prices. */
export function TariffView() {
  const words = useApiErrorWords()
  const found = useQuery(tariffQuery)
  if (found.isLoadingError) return <ErrorState text={words(found.error)} onRetry={() => void found.refetch()} />
  if (found.data === undefined) return <PageSkeleton />
  return (
    <>
      <TariffForm history={found.data} />
      <HistoryCard versions={found.data.versions} />
    </>
  )
}
