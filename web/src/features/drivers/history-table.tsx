import { useQuery } from '@tanstack/react-query'
import { formatDate, MISSING } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { Money } from '../../ui/data/money'
import { Mono } from '../../ui/data/mono'
import { DataTable } from '../../ui/table/data-table'
import { FactsCard } from '../../ui/table/facts-card'
import type { Column } from '../../ui/table/table'
import { TwoLines } from '../../ui/table/two-lines'
import { HistoryFilters } from './history-filters'
import { HISTORY_PER_PAGE, historyQuery, type HistoryRow } from './history-query'
import { NO_HISTORY_FILTER, type HistorySearch } from './history-search'

interface Props {
  driverId: string
  name: string
  search: HistorySearch
  onSearch: (change: Partial<HistorySearch>, replace?: boolean) => void
  hrefOf: (delivery: HistoryRow) => string
}

const journeyOf = ({ fromAddress, toAddress }: HistoryRow) =>
  `${fromAddress?.city ?? MISSING} → ${toAddress?.city ?? MISSING}`
const carsOf = ({ vehicles }: HistoryRow) =>
  vehicles.map(({ marque, model }) => [marque, model].filter(Boolean).join(' ')).join(', ') || MISSING
const vinsOf = ({ vehicles }: HistoryRow) => vehicles.flatMap(({ vin }) => vin ?? []).join(', ')

/** The deliveries that a driver was given. Description 2.11. */
export function HistoryTable({ driverId, name, search, onSearch, hrefOf }: Props) {
  const t = useWords('drivers')
  const deliveries = useWords('deliveries')
  const language = useLanguage()
  const found = useQuery(historyQuery(driverId, search))
  const contract = (row: HistoryRow) => (
    <TwoLines
      first={
        <strong>
          <Mono>{row.publicId}</Mono>
        </strong>
      }
      second={deliveries(`type.${row.type}`)}
    />
  )
  const status = (row: HistoryRow) => deliveries(`status.${row.status}`)
  const ended = (row: HistoryRow) => formatDate(row.completedAt, language)
  const price = (row: HistoryRow) => <Money euros={row.finalPrice} suffix="HT" />
  const columns: Column<HistoryRow>[] = [
    { key: 'contract', header: t('contract'), sort: 'id', cell: contract },
    { key: 'journey', header: t('journey'), cell: journeyOf },
    {
      key: 'vehicle',
      header: t('vehicle'),
      cell: (row) => <TwoLines first={carsOf(row)} second={vinsOf(row) && <Mono>{vinsOf(row)}</Mono>} />,
    },
    { key: 'status', header: t('status'), cell: status },
    { key: 'ended', header: t('ended'), sort: 'completedAt', cell: ended },
    { key: 'price', header: t('price'), align: 'right', sort: 'finalPrice', cell: price },
  ]
  const filtered = Object.keys(NO_HISTORY_FILTER).some((key) => {
    const value = search[key as keyof HistorySearch]
    return Array.isArray(value) ? value.length > 0 : key !== 'page' && value !== '' && value !== undefined
  })
  return (
    <DataTable
      caption={t('historyOf', { name })}
      columns={columns}
      rows={found.data?.records}
      total={found.data?.total}
      perPage={HISTORY_PER_PAGE}
      state={search}
      onState={({ page, orderBy, order }, replace) =>
        onSearch({ page, orderBy: orderBy as HistorySearch['orderBy'], order }, replace)
      }
      rowKey={(row) => row.id}
      rowHref={hrefOf}
      rowLabel={(row) => t('missionOf', { contract: row.publicId })}
      card={(row) => (
        <FactsCard
          title={`${row.publicId} · ${deliveries(`acronym.${row.type}`)}`}
          end={price(row)}
          lines={[journeyOf(row), carsOf(row), `${status(row)} · ${ended(row)}`]}
        />
      )}
      fetching={found.isFetching && found.isPlaceholderData}
      error={found.isLoadingError ? t('historyFailed') : undefined}
      onRetry={() => void found.refetch()}
      empty={
        filtered ? { title: t('noMission'), text: t('noMissionText') } : { title: t('missionCount', { count: 0 }) }
      }
      toolbar={<HistoryFilters search={search} onSearch={onSearch} />}
    />
  )
}
