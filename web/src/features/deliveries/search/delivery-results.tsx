import { useQuery } from '@tanstack/react-query'
import { useWords } from '../../../lib/i18n'
import { Mono } from '../../../ui/data/mono'
import { DeliveryStatusBadge, DeliveryTypeBadge } from '../delivery-badges'
import { ResultsTable, type Results } from './results-table'
import { deliveriesFound, type FoundDelivery } from './search-query'
import type { DeliveryField } from './search-rules'
import classes from './search-dialog.module.css'

export function DeliveryResults({ field, ...results }: Results<FoundDelivery> & { field: DeliveryField }) {
  const t = useWords('search')
  return (
    <ResultsTable
      {...results}
      found={useQuery(deliveriesFound(field, results.text, results.page))}
      columns={[
        { key: 'contract', header: t('contract'), cell: (row) => <Contract row={row} /> },
        { key: 'status', header: t('status'), cell: (row) => <DeliveryStatusBadge status={row.status} /> },
      ]}
      rowLabel={(row) => t('open', { contract: row.publicId })}
      card={(row) => (
        <div className={classes.card}>
          <Contract row={row} />
          <DeliveryStatusBadge status={row.status} />
        </div>
      )}
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
