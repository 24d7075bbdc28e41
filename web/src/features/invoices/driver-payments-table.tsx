import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { request } from '../../lib/api'
import { formatDate, MISSING } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { StatusBadge } from '../../ui/badges/status-badge'
import { Money } from '../../ui/data/money'
import { FilterBar } from '../../ui/form/filter-bar'
import { TextSearch } from '../../ui/form/text-search'
import { DataTable } from '../../ui/table/data-table'
import { FactsCard } from '../../ui/table/facts-card'
import type { Column } from '../../ui/table/table'
import { DownloadButton } from './download-button'
import type { PaymentsSearch } from './invoices-search'
import { TONE_OF } from './payment-tone'
import { DriverPaymentsDocument, type DriverPaymentsQuery } from './queries.generated'

type Row = DriverPaymentsQuery['findAllDeliveryPayments']['records'][number]

const PER_PAGE = 10

interface Props {
  search: PaymentsSearch
  onSearch: (change: Partial<PaymentsSearch>) => void
}

/** The payments of drivers; for maintainers and super administrators. Description 2.17. */
export function DriverPaymentsTable({ search, onSearch }: Props) {
  const t = useWords('invoices')
  const language = useLanguage()
  const found = useQuery({
    queryKey: ['invoices', 'payments', search],
    queryFn: async ({ signal }) => {
      const variables = {
        pagination: { page: search.page, perPage: PER_PAGE },
        sort: { field: search.orderBy, order: search.order },
        keyword: search.search || null,
      }
      return (await request(DriverPaymentsDocument, variables, { signal })).findAllDeliveryPayments
    },
    placeholderData: keepPreviousData,
  })
  const status = (row: Row) => <StatusBadge tone={TONE_OF[row.status]} label={t(`status.${row.status}`)} />
  const amount = (row: Row) => <Money euros={row.amount} suffix="HT" />
  const download = (row: Row) => (
    <DownloadButton id={row.id} fileName={`${row.driver?.fullName ?? row.id} ${row.createdAt.slice(0, 10)}.pdf`} />
  )
  const columns: Column<Row>[] = [
    { key: 'driver', header: t('driver'), cell: (row) => <strong>{row.driver?.fullName ?? MISSING}</strong> },
    { key: 'created', header: t('created'), sort: 'createdAt', cell: (row) => formatDate(row.createdAt, language) },
    { key: 'status', header: t('state'), sort: 'status', cell: status },
    { key: 'amount', header: t('amount'), align: 'right', sort: 'amount', cell: amount },
    { key: 'pdf', header: t('pdf'), align: 'right', cell: download },
  ]
  return (
    <DataTable
      caption={t('drivers')}
      columns={columns}
      rows={found.data?.records}
      total={found.data?.total}
      perPage={PER_PAGE}
      state={search}
      onState={({ page, orderBy, order }) => onSearch({ page, orderBy: orderBy as PaymentsSearch['orderBy'], order })}
      rowKey={(row) => row.id}
      card={(row) => (
        <FactsCard
          title={row.driver?.fullName ?? MISSING}
          end={download(row)}
          lines={[status(row), formatDate(row.createdAt, language), amount(row)]}
        />
      )}
      fetching={found.isFetching && found.isPlaceholderData}
      error={found.isLoadingError ? t('failed') : undefined}
      onRetry={() => void found.refetch()}
      empty={
        search.search
          ? { title: t('noMatch'), text: t('noMatchText') }
          : { title: t('noPayment'), text: t('noPaymentText') }
      }
      toolbar={
        <FilterBar
          search={
            <TextSearch
              fields={[{ value: 'search', label: t('searchPayment') }]}
              placeholder={t('searchPayment')}
              values={search}
              onSearch={(_field, text) => onSearch({ search: text, page: 0 })}
            />
          }
          onReset={() => onSearch({ search: '', page: 0 })}
        />
      }
    />
  )
}
