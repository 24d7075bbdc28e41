import { useQuery } from '@tanstack/react-query'
import { useWords } from '../../../lib/i18n'
import { FactsCard } from '../../../ui/table/facts-card'
import { ResultsTable, type Results } from './results-table'
import { namesFound, type FoundName, type NameKind } from './search-query'

/** People and organisations; each result links to its list, filtered to it. */
export function NameResults({ kind, ...results }: Results<FoundName> & { kind: NameKind }) {
  const t = useWords('search')
  return (
    <ResultsTable
      {...results}
      found={useQuery(namesFound(kind, results.text, results.page))}
      columns={[
        { key: 'name', header: t('name'), cell: (row) => <strong>{row.name}</strong> },
        { key: 'detail', header: t(kind === 'organization' ? 'slug' : 'email'), cell: (row) => row.detail },
      ]}
      rowLabel={(row) => t('show', { name: row.name })}
      card={(row) => <FactsCard title={row.name} lines={[row.detail]} />}
    />
  )
}
