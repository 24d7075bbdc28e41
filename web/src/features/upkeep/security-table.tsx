import { useQuery } from '@tanstack/react-query'
import { isRefusal, SECURITY_TOPICS } from '@volant/domain/upkeep/security-events'
import { formatDate, formatMoment } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { StatusBadge } from '../../ui/badges/status-badge'
import { Mono } from '../../ui/data/mono'
import { FilterBar, type FilterChip } from '../../ui/form/filter-bar'
import { MultiFilter } from '../../ui/form/multi-filter'
import { PeriodFilter } from '../../ui/form/period-filter'
import { TextSearch } from '../../ui/form/text-search'
import { DataTable } from '../../ui/table/data-table'
import { FactsCard } from '../../ui/table/facts-card'
import type { Column } from '../../ui/table/table'
import { TwoLines } from '../../ui/table/two-lines'
import { securityQuery, UPKEEP_PER_PAGE, type EventRow } from './upkeep-queries'
import type { SecuritySearch } from './upkeep-search'
import { useDetails } from './use-details'

interface Props {
  search: SecuritySearch
  onSearch: (change: Partial<SecuritySearch>, replace?: boolean) => void
}

function useChips({ search, onSearch }: Props): FilterChip[] {
  const t = useWords('upkeep')
  const language = useLanguage()
  const end = (key: 'from' | 'to', word: 'from' | 'until') =>
    search[key] === undefined
      ? []
      : [
          {
            key,
            label: t(`security.${word}`, { date: formatDate(search[key], language) }),
            onRemove: () => onSearch({ [key]: undefined }),
          },
        ]
  const topics = search.topic.map((topic) => ({
    key: topic,
    label: t(`topic.${topic}`),
    onRemove: () => onSearch({ topic: search.topic.filter((kept) => kept !== topic) }),
  }))
  return [...topics, ...end('from', 'from'), ...end('to', 'until')]
}

/** Who did what, from where, and who was turned away. Description 2.22. */
export function SecurityTable({ search, onSearch }: Props) {
  const t = useWords('upkeep')
  const details = useDetails()
  const found = useQuery(securityQuery(search))
  const narrow = (change: Partial<SecuritySearch>, replace?: boolean) => onSearch({ ...change, page: 0 }, replace)
  const chips = useChips({ search, onSearch: narrow })
  // what was refused has nobody who did it, only somebody whose account was tried
  const who = ({ actor, subject }: EventRow) => actor?.name ?? subject?.name ?? t('security.unknown')
  const toWhom = ({ actor, subject }: EventRow) =>
    actor !== null && subject !== null && t('security.toWhom', { name: subject.name })
  const event = ({ kind }: EventRow) =>
    isRefusal(kind) ? <StatusBadge tone="red" label={t(`kind.${kind}`)} /> : t(`kind.${kind}`)
  const address = ({ ip }: EventRow) => ip && <Mono>{ip}</Mono>
  const columns: Column<EventRow>[] = [
    { key: 'at', header: t('security.at'), cell: ({ at }) => formatMoment(at) },
    {
      key: 'who',
      header: t('security.who'),
      cell: (row) => <TwoLines first={<strong>{who(row)}</strong>} second={toWhom(row)} />,
    },
    { key: 'event', header: t('security.event'), cell: event },
    { key: 'address', header: t('security.address'), cell: address },
    { key: 'details', header: t('security.details'), priority: 2, cell: details },
  ]
  return (
    <DataTable
      caption={t('security.caption')}
      columns={columns}
      rows={found.data?.records}
      total={found.data?.total}
      perPage={UPKEEP_PER_PAGE}
      state={search}
      onState={({ page }, replace) => onSearch({ page }, replace)}
      rowKey={({ id }) => id}
      card={(row) => (
        <FactsCard
          title={who(row)}
          end={formatMoment(row.at)}
          lines={[event(row), toWhom(row), details(row), address(row)]}
        />
      )}
      fetching={found.isFetching && found.isPlaceholderData}
      error={found.isLoadingError ? t('security.failed') : undefined}
      onRetry={() => void found.refetch()}
      empty={
        chips.length > 0 || search.search !== ''
          ? { title: t('security.noMatch'), text: t('security.noMatchText') }
          : { title: t('security.none') }
      }
      toolbar={
        <FilterBar
          search={
            <TextSearch
              fields={[{ value: 'search', label: t('security.search') }]}
              placeholder={t('security.search')}
              values={search}
              onSearch={(_field, text, replace) => narrow({ search: text }, replace)}
            />
          }
          chips={chips}
          onReset={() => narrow({ search: '', topic: [], from: undefined, to: undefined })}
        >
          <MultiFilter
            label={t('security.topic')}
            options={SECURITY_TOPICS.map((value) => ({ value, label: t(`topic.${value}`) }))}
            value={search.topic}
            onChange={(value) => narrow({ topic: value as SecuritySearch['topic'] })}
          />
          <PeriodFilter
            label={t('security.period')}
            from={search.from}
            to={search.to}
            onRange={(from, to) => narrow({ from, to })}
          />
        </FilterBar>
      }
    />
  )
}
