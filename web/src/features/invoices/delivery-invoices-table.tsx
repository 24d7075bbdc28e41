import type { ReactNode } from 'react'
import { Group } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { request } from '../../lib/api'
import { filterOf, isFiltered } from '../../lib/delivery-filter'
import { formatDate, MISSING } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { Money } from '../../ui/data/money'
import { Mono } from '../../ui/data/mono'
import { DataTable } from '../../ui/table/data-table'
import { FactsCard } from '../../ui/table/facts-card'
import type { Column } from '../../ui/table/table'
import { TwoLines } from '../../ui/table/two-lines'
import { DownloadButton } from './download-button'
import type { InvoicesSearch } from './invoices-search'
import { InvoicedDeliveriesDocument, type InvoicedDeliveriesQuery } from './queries.generated'

type Row = InvoicedDeliveriesQuery['findAllDeliveries']['records'][number]

const PER_PAGE = 10

interface Props {
  role: 'ADMIN' | 'CLIENT'
  search: InvoicesSearch
  onSearch: (change: Partial<InvoicesSearch>, replace?: boolean) => void
  detailOf: (row: Row) => string
  /** The filters of deliveries, of another feature. */
  filters: ReactNode
}

const customerOf = (row: Row) => [row.clientFirstName, row.clientLastName].filter(Boolean).join(' ') || MISSING
const journeyOf = (row: Row) => `${row.fromAddress?.city ?? MISSING} → ${row.toAddress?.city ?? MISSING}`

/** Invoiced deliveries with their documents. Description 2.17. */
export function DeliveryInvoicesTable({ role, search, onSearch, detailOf, filters }: Props) {
  const t = useWords('invoices')
  const language = useLanguage()
  const found = useQuery({
    queryKey: ['deliveries', 'invoiced', search],
    queryFn: async ({ signal }) => {
      const variables = {
        pagination: { page: search.page, perPage: PER_PAGE },
        sort: { field: search.orderBy, order: search.order },
        filter: { hasInvoice: true, ...filterOf(search) },
      }
      return (await request(InvoicedDeliveriesDocument, variables, { signal })).findAllDeliveries
    },
    placeholderData: keepPreviousData,
  })
  const download = ({ invoice, creditNote }: Row) => (
    <Group gap={6} wrap="nowrap" justify="flex-end">
      {[invoice, creditNote].map(
        (document) =>
          document && <DownloadButton key={document.id} id={document.id} fileName={`${document.number}.pdf`} />,
      )}
    </Group>
  )
  const number = ({ invoice }: Row) => <Mono>{invoice?.number ?? MISSING}</Mono>
  const credit = ({ creditNote }: Row) => creditNote && t('credit', { number: creditNote.number })
  const total = (row: Row) => <Money euros={row.invoice?.totalExclTax} suffix="HT" />
  const columns: Column<Row>[] = [
    { key: 'number', header: t('number'), cell: (row) => <TwoLines first={number(row)} second={credit(row)} /> },
    { key: 'contract', header: t('contract'), cell: (row) => <Mono>{row.publicId}</Mono> },
    {
      key: 'client',
      header: t('client'),
      cell: (row) => <TwoLines first={customerOf(row)} second={role === 'ADMIN' && row.organization?.name} />,
    },
    { key: 'journey', header: t('journey'), cell: journeyOf },
    {
      key: 'completed',
      header: t('completed'),
      sort: 'completedAt',
      cell: (row) => formatDate(row.completedAt, language),
    },
    { key: 'total', header: t('total'), align: 'right', sort: 'clientFinalPrice', cell: total },
    { key: 'pdf', header: t('pdf'), align: 'right', cell: download },
  ]
  return (
    <DataTable
      caption={t('invoicesOfDeliveries')}
      columns={columns}
      rows={found.data?.records}
      total={found.data?.total}
      perPage={PER_PAGE}
      state={search}
      onState={({ page, orderBy, order }, replace) =>
        onSearch({ page, orderBy: orderBy as InvoicesSearch['orderBy'], order }, replace)
      }
      rowKey={(row) => row.id}
      rowHref={detailOf}
      rowLabel={(row) => t('open', { contract: row.publicId })}
      card={(row) => (
        <FactsCard
          title={number(row)}
          end={download(row)}
          lines={[credit(row), customerOf(row), journeyOf(row), formatDate(row.completedAt, language), total(row)]}
        />
      )}
      fetching={found.isFetching && found.isPlaceholderData}
      error={found.isLoadingError ? t('failed') : undefined}
      onRetry={() => void found.refetch()}
      empty={
        isFiltered(search)
          ? { title: t('noMatch'), text: t('noMatchText') }
          : { title: t('noInvoice'), text: t('noInvoiceText') }
      }
      toolbar={filters}
    />
  )
}
