import { useQuery } from '@tanstack/react-query'
import { useApiErrorWords } from '../../../lib/api-error-words'
import { useWords } from '../../../lib/i18n'
import { DataTable } from '../../../ui/table/data-table'
import { FactsCard } from '../../../ui/table/facts-card'
import type { Column } from '../../../ui/table/table'
import { namesFound, SEARCH_PAGE_SIZE, type FoundName, type NameKind } from './search-query'

interface Props {
  kind: NameKind
  text: string
  page: number
  onPage: (page: number) => void
  hrefOf: (found: FoundName) => string
}

/** People and organisations; each result leads to its list, narrowed to it. */
export function NameResults({ kind, text, page, onPage, hrefOf }: Props) {
  const t = useWords('search')
  const words = useApiErrorWords()
  const found = useQuery(namesFound(kind, text, page))
  const columns: Column<FoundName>[] = [
    { key: 'name', header: t('name'), cell: (row) => <strong>{row.name}</strong> },
    { key: 'detail', header: t(kind === 'organization' ? 'slug' : 'email'), cell: (row) => row.detail },
  ]
  return (
    <DataTable
      caption={t('results')}
      columns={columns}
      rows={found.data?.records}
      total={found.data?.total}
      perPage={SEARCH_PAGE_SIZE}
      state={{ page }}
      onState={(next) => onPage(next.page)}
      rowKey={(row) => row.id}
      rowHref={hrefOf}
      rowLabel={(row) => t('show', { name: row.name })}
      card={(row) => <FactsCard title={row.name} lines={[row.detail]} />}
      fetching={found.isFetching && found.data !== undefined}
      error={found.error ? words(found.error) : undefined}
      onRetry={() => void found.refetch()}
      empty={{ title: t('none', { text }) }}
    />
  )
}
