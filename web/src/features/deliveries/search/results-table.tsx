import type { UseQueryResult } from '@tanstack/react-query'
import { useApiErrorWords } from '../../../lib/api-error-words'
import { useWords } from '../../../lib/i18n'
import { DataTable } from '../../../ui/table/data-table'
import type { DataTableProps } from '../../../ui/table/table'
import { SEARCH_PAGE_SIZE, type FoundPage } from './search-query'

export interface Results<Row> {
  text: string
  page: number
  onPage: (page: number) => void
  hrefOf: (found: Row) => string
}

interface Props<Row> extends Results<Row>, Pick<DataTableProps<Row>, 'columns' | 'rowLabel' | 'card'> {
  found: UseQueryResult<FoundPage<Row>>
}

/** The results of a search, five a page; each row is a link. */
export function ResultsTable<Row extends { id: string }>({ found, text, page, onPage, hrefOf, ...rows }: Props<Row>) {
  const t = useWords('search')
  const words = useApiErrorWords()
  return (
    <DataTable
      {...rows}
      caption={t('results')}
      rows={found.data?.records}
      total={found.data?.total}
      perPage={SEARCH_PAGE_SIZE}
      state={{ page }}
      onState={(next) => onPage(next.page)}
      rowKey={(row) => row.id}
      rowHref={hrefOf}
      fetching={found.isFetching && found.data !== undefined}
      error={found.isLoadingError ? words(found.error) : undefined}
      onRetry={() => void found.refetch()}
      empty={{ title: t('none', { text }) }}
    />
  )
}
