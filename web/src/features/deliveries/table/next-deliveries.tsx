import { useQuery } from '@tanstack/react-query'
import { useApiErrorWords } from '../../../lib/api-error-words'
import { useWords } from '../../../lib/i18n'
import { DataTable } from '../../../ui/table/data-table'
import type { DeliveryLinks } from '../links'
import { useColumns } from './columns'
import { RowCard } from './row-card'
import { RowsSection } from './rows-section'
import { tableQuery } from './table-query'
import { searchOf, tableSearch } from './table-search'

const ROWS = 5
const TAB = 'CONFIRMED'
const SHOWN = ['contract', 'client', 'journey', 'vehicle', 'deadline', 'remaining']
const NEXT = searchOf('CLIENT', TAB, { ...tableSearch.defaults, orderBy: 'carDeliveryDeadline', order: 'asc' })

/** The client's confirmed deliveries that are due next, and a link to the others. */
export function NextDeliveries({ links }: { links: DeliveryLinks }) {
  const t = useWords('stats')
  const rows = useWords('deliveries')
  const words = useApiErrorWords()
  const found = useQuery(tableQuery('CLIENT', TAB, NEXT))
  const columns = useColumns('CLIENT', TAB, () => null)
  return (
    <RowsSection title={t('next.title')} text={t('next.text')} all={{ href: links.table(TAB), label: t('next.all') }}>
      <DataTable
        caption={t('next.title')}
        paged={false}
        perPage={ROWS}
        // Without sorting, because the order is the purpose of this list.
        columns={columns.filter(({ key }) => SHOWN.includes(key)).map((column) => ({ ...column, sort: undefined }))}
        rows={found.data?.records.slice(0, ROWS)}
        state={{ page: 0 }}
        onState={() => {}}
        rowKey={(row) => row.id}
        rowHref={links.detail}
        rowLabel={(row) => rows('table.open', { contract: row.publicId })}
        card={(row) => <RowCard row={row} tab={TAB} />}
        error={found.isLoadingError ? words(found.error) : undefined}
        onRetry={() => void found.refetch()}
        empty={{ title: t('next.none'), text: t('next.noneText') }}
      />
    </RowsSection>
  )
}
