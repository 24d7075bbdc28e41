import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { request } from '../../lib/api'
import { formatDate } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { StatusBadge } from '../../ui/badges/status-badge'
import { Money } from '../../ui/data/money'
import { Card } from '../../ui/layout/card'
import { DataTable } from '../../ui/table/data-table'
import { FactsCard } from '../../ui/table/facts-card'
import type { Column, TableState } from '../../ui/table/table'
import { DownloadButton } from './download-button'
import { TONE_OF } from './payment-tone'
import { PaymentsOfDriverDocument, type PaymentsOfDriverQuery } from './queries.generated'

type Row = PaymentsOfDriverQuery['findAllDeliveryPayments']['records'][number]

const PER_PAGE = 5

/** What one driver was paid and is owed, as a part of their page; for maintainers and super administrators. */
export function PaymentsOfDriver({ driverId }: { driverId: string }) {
  const t = useWords('invoices')
  const language = useLanguage()
  const [state, setState] = useState<TableState>({ page: 0, orderBy: 'createdAt', order: 'desc' })
  const found = useQuery({
    queryKey: ['invoices', 'payments', 'driver', driverId, state],
    queryFn: async ({ signal }) => {
      const variables = {
        driverId,
        pagination: { page: state.page, perPage: PER_PAGE },
        sort: { field: state.orderBy ?? 'createdAt', order: state.order ?? 'desc' },
      }
      return (await request(PaymentsOfDriverDocument, variables, { signal })).findAllDeliveryPayments
    },
    placeholderData: keepPreviousData,
  })
  const status = (row: Row) => <StatusBadge tone={TONE_OF[row.status]} label={t(`status.${row.status}`)} />
  const amount = (row: Row) => <Money euros={row.amount} suffix="HT" />
  const download = (row: Row) => <DownloadButton id={row.id} fileName={`${row.createdAt.slice(0, 10)}.pdf`} />
  const columns: Column<Row>[] = [
    { key: 'created', header: t('created'), sort: 'createdAt', cell: (row) => formatDate(row.createdAt, language) },
    { key: 'status', header: t('state'), sort: 'status', cell: status },
    { key: 'amount', header: t('amount'), align: 'right', sort: 'amount', cell: amount },
    { key: 'pdf', header: t('pdf'), align: 'right', cell: download },
  ]
  return (
    <Card title={t('ofDriver')} flush>
      <DataTable
        caption={t('ofDriver')}
        columns={columns}
        rows={found.data?.records}
        total={found.data?.total}
        perPage={PER_PAGE}
        state={state}
        onState={setState}
        rowKey={(row) => row.id}
        card={(row) => (
          <FactsCard
            title={formatDate(row.createdAt, language)}
            end={download(row)}
            lines={[status(row), amount(row)]}
          />
        )}
        fetching={found.isFetching && found.isPlaceholderData}
        error={found.isLoadingError ? t('failed') : undefined}
        onRetry={() => void found.refetch()}
        empty={{ title: t('noPayment'), text: t('noPaymentText') }}
      />
    </Card>
  )
}
