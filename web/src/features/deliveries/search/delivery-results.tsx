import { useQuery } from '@tanstack/react-query'
import { useApiErrorWords } from '../../../lib/api-error-words'
import { useWords } from '../../../lib/i18n'
import { Mono } from '../../../ui/data/mono'
import { DataTable } from '../../../ui/table/data-table'
import type { Column } from '../../../ui/table/table'
import { DeliveryStatusBadge, DeliveryTypeBadge } from '../delivery-badges'
import { deliveriesFound, SEARCH_PAGE_SIZE, type FoundDelivery } from './search-query'
import type { DeliveryField } from './search-rules'
import classes from './search-dialog.module.css'

interface Props {
  field: DeliveryField
  text: string
  page: number
  onPage: (page: number) => void
  hrefOf: (found: FoundDelivery) => string
}

export function DeliveryResults({ field, text, page, onPage, hrefOf }: Props) {
  const t = useWords('search')
  const words = useApiErrorWords()
  const found = useQuery(deliveriesFound(field, text, page))
  const columns: Column<FoundDelivery>[] = [
    { key: 'contract', header: t('contract'), cell: (row) => <Contract row={row} /> },
    { key: 'status', header: t('status'), cell: (row) => <DeliveryStatusBadge status={row.status} /> },
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
      rowLabel={(row) => t('open', { contract: row.publicId })}
      card={(row) => (
        <div className={classes.card}>
          <Contract row={row} />
          <DeliveryStatusBadge status={row.status} />
        </div>
      )}
      fetching={found.isFetching && found.data !== undefined}
      error={found.error ? words(found.error) : undefined}
      onRetry={() => void found.refetch()}
      empty={{ title: t('none', { text }) }}
    />
  )
}

function Contract({ row }: { row: FoundDelivery }) {
  return (
    <span className={classes.contract}>
      <DeliveryTypeBadge type={row.type} />
      <Mono>{row.publicId}</Mono>
    </span>
  )
}
